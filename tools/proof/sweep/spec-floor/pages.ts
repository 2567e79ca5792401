import { type Dispatcher, request } from "undici";
import { hostOf } from "./random-upstream";

/** A page as one visitor asks for it. */
export interface Asked {
  seed: number;
  path: string;
  /** Its language: "" or `/en`. */
  folder: string;
  reader: "guest" | "member";
}

export type Answer = { status: number; html: string } | { error: string };

/** Well-formed: no key is configured that would tell who signed it. */
function tokenOf(seed: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + 7200;
  return `${part({ alg: "HS256" })}.${part({ uuid: `member-of-${seed}`, status: 0, exp })}.c2ln`;
}

/** Never rejects. */
export async function askPage(
  origin: string,
  { seed, path, folder, reader }: Asked,
  dispatcher: Dispatcher,
): Promise<Answer> {
  const cookie = reader === "member" ? { cookie: `access-token=${tokenOf(seed)}` } : {};
  const address = `${origin}${path === "/" ? folder || "/" : folder + path}`;
  try {
    const answer = await request(address, { headers: { host: hostOf(seed), ...cookie }, dispatcher });
    return { status: answer.statusCode, html: await answer.body.text() };
  } catch (error) {
    return { error: String(error) };
  }
}
