import { QueryClient } from "@tanstack/react-query";

/** The cache of everything that islands read from the site. Each query says how long its answer stays fresh. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
