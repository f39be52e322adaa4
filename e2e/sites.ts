/** The sites that the tests are run on. All are of one build; the service of the first one is at the next port. */
const port = Number(process.env.E2E_PORT ?? 3310);

const addressOf = (at: number) => ({ port: at, address: `http://localhost:${at}` });

export const sites = {
  /** The site with its own service, as most tests want it. */
  usual: addressOf(port),
  /** Its key is of the least plan, which has no sports events. */
  locked: addressOf(port + 2),
  /** Its guide can't be reached, but where a test lets `returnPort` answer. */
  down: addressOf(port + 3),
};

export const servicePort = port + 1;

/** Where the third site looks for its guide. */
export const returnPort = port + 4;

/** Where the service keeps its data, and the key of its own site. */
export const dataDir = process.env.E2E_DATA_DIR ?? "test-results/data";
