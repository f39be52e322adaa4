/**
 * Node's flags for the service. By default Node reserves up to 128 MB for new objects once it has read much at a time,
 * as for the index of names, and never gives them back while the service has little to do.
 */
export const serviceFlags = ["--max-semi-space-size=8"];
