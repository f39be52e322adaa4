import { z } from "zod";

/** A web address in an answer, as its source wrote it: whoever shows it must accept http and https alone. */
export const address = z.string();
