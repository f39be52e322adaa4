import { createTokenForm } from "./token-text.ts";

/** The form of an API key's text. */
export const keyForm = createTokenForm("nn_live_");

export const newKeyText = keyForm.create;
