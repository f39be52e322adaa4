import { randomBytes } from "node:crypto";

/** How long the secret before the last rotation signs too. */
export const previousSecretSeconds = 24 * 3600;

/** A new signing secret, in the form of the Standard Webhooks specification. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;
