import { AccessBadge, type AccessWords } from "@/components/free/access-badge";
import { type AccessFacts, accessOf } from "@/lib/access";

/** What a channel asks of viewers, on a picture: on a ground of its own, so that it can be read on any. */
export const SceneAccess = ({ channel, words }: { channel: AccessFacts; words: AccessWords }) =>
  accessOf(channel) === "unknown" ? null : (
    <span className="block rounded-[5px] bg-ground leading-none">
      <AccessBadge channel={channel} words={words} />
    </span>
  );
