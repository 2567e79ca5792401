/**
 * Cookies of the LINE flow: its state while the browser is at LINE, and the id token while a new member signs
 * up.
 */
import { z } from "zod";
import { type CookieSpec, expiredCookies } from "@/lib/server/session/session-cookie";
import { lineChannel } from "./line-channel";
import { type LinePerson, readPerson } from "./line-exchange";

const LINE_FLOW = "line-flow";
export const LINE_NEWCOMER = "line-newcomer";

const FLOW_SECONDS = 600;
const NEWCOMER_SECONDS = 1_800;

const slug = z.string().regex(/^[A-Za-z0-9_-]{0,80}$/);
const storedFlow = z.object({
  state: z.string().min(16).max(128),
  nonce: z.string().min(16).max(128),
  verifier: z.string().min(43).max(128),
  /** The links that led to the login. */
  slug,
  employeeSlug: slug,
  /** The member who links LINE to their account; empty for a login. */
  linksUuid: z.string().max(64).default(""),
});
export type StoredFlow = z.output<typeof storedFlow>;

const hidden = (name: string, value: string, maxAge: number, secure: boolean): CookieSpec => ({
  name,
  value,
  maxAge,
  secure,
  httpOnly: true,
  sameSite: "lax",
  path: "/",
});

export const flowCookie = (flow: StoredFlow, secure: boolean) =>
  hidden(LINE_FLOW, JSON.stringify(flow), FLOW_SECONDS, secure);

export const newcomerCookie = ({ idToken }: LinePerson, secure: boolean) =>
  hidden(LINE_NEWCOMER, idToken, NEWCOMER_SECONDS, secure);

/** Expires both once the flow has ended. */
export const expiredLineCookies = (secure: boolean): CookieSpec[] =>
  expiredCookies([LINE_FLOW, LINE_NEWCOMER], secure);

/** Null for a browser that did not start here, or too long ago. */
export function readFlow(cookies: ReadonlyMap<string, string>): StoredFlow | null {
  try {
    return storedFlow.parse(JSON.parse(cookies.get(LINE_FLOW) ?? ""));
  } catch {
    return null;
  }
}

/** The LINE user who is signing up; null without a valid id token. */
export async function readLineSignup(idToken: string | undefined): Promise<LinePerson | null> {
  const channel = lineChannel();
  return channel && idToken ? readPerson(channel, idToken) : null;
}
