import { z } from "zod";

/** A web address in an answer, as its source wrote it: whoever shows it must accept only http and https. */
export const address = z.string();

/** The address of a picture: whoever shows it to others should fetch it for them. */
export const pictureAddress = z.string();
