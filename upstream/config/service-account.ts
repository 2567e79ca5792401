import { z } from "zod";

/** The fields of a Google service account's key file that are needed. */
const serviceAccount = z.object({
  project_id: z.string().regex(/^[a-z0-9-]{4,64}$/),
  client_email: z.email(),
  private_key: z.string().startsWith("-----BEGIN PRIVATE KEY-----"),
  token_uri: z.url({ protocol: /^https?$/ }).default("https://oauth2.googleapis.com/token"),
});
export type ServiceAccount = z.output<typeof serviceAccount>;

/** `simulator`, or the key file's JSON in one line. Error messages never contain its secrets. */
export const serviceAccountText = z.string().transform((text, { addIssue }) => {
  if (text === "simulator") return text;
  try {
    const read = serviceAccount.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // Reported below.
  }
  addIssue({ code: "custom", message: "is neither `simulator` nor the JSON of a service account's key" });
  return z.NEVER;
});
