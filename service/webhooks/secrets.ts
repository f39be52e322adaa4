import { randomBytes } from "node:crypto";

/** How long the previous secret also signs after a rotation. */
export const previousSecretSeconds = 24 * 3600;

/** A new signing secret, in the form of the Standard Webhooks specification. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
