import type { ServiceStatus } from "@/contract/operator.ts";
import type { OperatorStatus, SiteStatus } from "@/lib/operator/site-status";
import { paths } from "@/lib/paths";
import { Bars } from "./bars";
import { cardLook, OperatorFrame, Part } from "./frame";
import { type Row, Rows } from "./rows";
import { SourceCard } from "./source-card";
import { Tile } from "./tile";
import { bytes, count, length, share } from "./words";

/** The share of calls, or of the disk, that is worth a warning if no more is left. */
const lowShare = 0.1;

const CallsTile = ({ service, site }: Pick<OperatorStatus, "service" | "site">) => {
  const own = service?.keys.find((key) => key.site);
  if (own) {
    const left = Math.max(0, own.limit - own.calls);
    return (
      <Tile
        name="Calls left today"
        figure={left.toLocaleString("en")}
        part={left / own.limit}
        isLow={left < own.limit * lowShare}
      >
        The site has made {count(own.calls, "call")} of {own.limit.toLocaleString("en")} since midnight, UTC.
      </Tile>
    );
  }
  const { left = null, used = 0 } = site.reads ?? {};
  return (
    <Tile
      name="Calls left today"
      figure={left === null ? "–" : left.toLocaleString("en")}
      part={left === null ? undefined : left / Math.max(1, left + used)}
      isLow={left !== null && left < (left + used) * lowShare}
    >
      {count(used, "call")} made since midnight, UTC.
    </Tile>
  );
};

const Tiles = ({ service, site }: Pick<OperatorStatus, "service" | "site">) => {
  const { reads = 0, asked = 0 } = site.reads ?? {};
  const disk = service?.disk ?? null;
  const { hits = 0, misses = 0 } = service?.cache ?? {};
  const ofService =
    hits + misses > 0 ? ` The service answered ${share(hits, hits + misses)} of its own from memory.` : "";
  return (
    <div className="mt-6 grid grid-cols-2 gap-2.5 wide:gap-3.5 desk:grid-cols-4">
      <CallsTile service={service} site={site} />
      <Tile
        name="Answered from cache"
        figure={share(reads - asked, reads)}
        part={reads > 0 ? 1 - asked / reads : 0}
      >
        {reads > 0 ? `Of the site’s ${count(reads, "read")}.` : "The site has read nothing yet."}
        {ofService}
      </Tile>
      <Tile name="Memory" figure={bytes(site.memoryBytes + (service?.memoryBytes ?? 0))}>
        Site {bytes(site.memoryBytes)}
        {service ? `, service ${bytes(service.memoryBytes)}` : ""}.
      </Tile>
      {disk ? (
        <Tile
          name="Free on the disk"
          figure={bytes(disk.freeBytes)}
          part={disk.freeBytes / disk.totalBytes}
          isLow={disk.freeBytes < disk.totalBytes * lowShare}
        >
          Of {bytes(disk.totalBytes)}
          {disk.storeBytes === null ? "" : `; the listings take ${bytes(disk.storeBytes)}`}.
        </Tile>
      ) : null}
    </div>
  );
};

const History = ({ service: { history, startedAt, now } }: { service: ServiceStatus }) => {
  const sum = (pick: (moment: (typeof history)[number]) => number) =>
    history.reduce((total, moment) => total + pick(moment), 0);
  const [requests, failed] = [sum((moment) => moment.requests), sum((moment) => moment.failed)];
  return (
    <Part
      title="Requests"
      note={`Every five minutes of the last day, or since the service started ${length(now - startedAt)} ago.`}
    >
      <div className="grid gap-3.5 wide:grid-cols-2">
        <div className={cardLook}>
          <h3 className="mb-3 text-sm text-muted">
            {count(requests, "request")},{" "}
            {failed === 0 ? "none failed" : `${failed.toLocaleString("en")} failed`}
          </h3>
          <Bars
            values={history.map(({ at, requests: value, failed: bad }) => ({ at, value, marked: bad > 0 }))}
            label={`${count(requests, "request")}, ${failed} failed`}
          />
        </div>
        <div className={cardLook}>
          <h3 className="mb-3 text-sm text-muted">Memory of the service</h3>
          <Bars
            values={history.map(({ at, memoryBytes: value }) => ({ at, value }))}
            label={`Memory of the service, now ${bytes(history.at(-1)?.memoryBytes ?? 0)}`}
            look="text-kids"
          />
        </div>
      </div>
    </Part>
  );
};

const siteRows = (reads: NonNullable<SiteStatus["reads"]>): Row[] =>
  Object.entries(reads.byEndpoint)
    .sort(([, a], [, b]) => b - a)
    .map(([name, calls]) => ({ name, figures: [calls.toLocaleString("en")] }));

const Calls = ({ service, site }: Pick<OperatorStatus, "service" | "site">) => (
  <Part title="Calls by endpoint">
    <div className="grid items-start gap-3.5 wide:grid-cols-2">
      {site.reads ? (
        <Rows title="Made by the site today" heads={["Endpoint", "Calls"]} rows={siteRows(site.reads)} />
      ) : null}
      {service ? (
        <Rows
          title="Answered by the service since it started"
          heads={["Endpoint", "Calls", "Failed"]}
          rows={service.endpoints.map(({ route, calls, failed }) => ({
            name: route,
            figures: [calls.toLocaleString("en"), failed.toLocaleString("en")],
          }))}
        />
      ) : null}
    </div>
  </Part>
);

const Troubles = ({ service }: { service: ServiceStatus }) => {
  const { failures, refusals, webhooks, now } = service;
  return (
    <Part title="Errors and webhooks">
      <div className="grid items-start gap-3.5 wide:grid-cols-2 desk:grid-cols-3">
        <Rows
          title="Requests that failed"
          heads={["Request", "Status", "When"]}
          empty="None since the service started."
          rows={failures.map(({ route, method, status, at }) => ({
            name: `${method} ${route}`,
            figures: [String(status), `${length(Math.max(0, now - at))} ago`],
          }))}
        />
        <Rows
          title="Refusals"
          heads={["Why", "How many"]}
          empty="None since the service started."
          rows={refusals.map(({ code, count: times }) => ({
            name: code,
            figures: [times.toLocaleString("en")],
          }))}
        />
        <Rows
          title={
            webhooks.all === 0
              ? "Webhooks"
              : `Webhooks: ${webhooks.enabled} of ${webhooks.all} enabled, ${webhooks.failing.length} failing`
          }
          heads={["Failing", "Answer", "When"]}
          empty={webhooks.all === 0 ? "There are none." : "All that were called answered well."}
          rows={webhooks.failing.map(({ host, status, at }) => ({
            name: host,
            figures: [status === 0 ? "none" : String(status), `${length(Math.max(0, now - at))} ago`],
          }))}
        />
      </div>
    </Part>
  );
};

const Keys = ({ keys }: Pick<ServiceStatus, "keys">) => (
  <Part title="Keys">
    <Rows
      title="Calls since midnight, UTC"
      heads={["Key", "Calls", "Allowed"]}
      rows={keys.map(({ label, hint, plan, calls, limit }) => ({
        name: `${label ?? hint} (${plan})`,
        figures: [calls.toLocaleString("en"), limit.toLocaleString("en")],
      }))}
    />
  </Part>
);

/** One sentence that says whether all is well. */
function verdict({ service, site, hasService }: OperatorStatus): string {
  if (hasService && !service) return "The service doesn’t answer: pages show what they last had.";
  if (site.reads?.failing) return "The site can’t read the API: pages show what they last had.";
  const bad = service?.sources.filter(({ status }) => status === "failed" || status === "held_back") ?? [];
  if (bad.length > 0) return `${count(bad.length, "source")} could not be read.`;
  return "All is well.";
}

/** How the site and its service are doing. */
export const StatusView = ({ status, isLost }: { status: OperatorStatus; isLost: boolean }) => {
  const { service, site } = status;
  return (
    <OperatorFrame current={paths.status()} title="Status" lead={verdict(status)}>
      <p role="status" className="text-muted">
        {isLost ? "The site doesn’t answer at the moment: these figures are old." : ""}
      </p>
      <Tiles service={service} site={site} />
      {service ? (
        <Part title="Sources">
          {service.sources.length > 0 ? (
            <ul className="grid items-start gap-3.5 wide:grid-cols-2 desk:grid-cols-3">
              {service.sources.map((source) => (
                <SourceCard key={source.name} source={source} now={service.now} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">
              There are none yet.{" "}
              <a href={paths.setup()} className="underline underline-offset-3">
                Set up your guide
              </a>
              .
            </p>
          )}
        </Part>
      ) : null}
      {service ? <History service={service} /> : null}
      <Calls service={service} site={site} />
      {service ? <Troubles service={service} /> : null}
      {service ? <Keys keys={service.keys} /> : null}
    </OperatorFrame>
  );
};
