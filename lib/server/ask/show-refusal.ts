/**
 * What an upstream refuses to a page's visitor as such, and not to the call: the page is requested again, and the gate then
 * knows which error page stands in its place.
 */
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { Endpoint } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import { isForEveryone } from "@/lib/domain/access/decide";
import { errorPages } from "@/lib/domain/access/routes";
import { siteHost } from "@/lib/server/config/site";
import { noteMembersOnly } from "./members-only-pages";
import { refuseHost } from "./refused-hosts";
import { refuseToken } from "./refused-tokens";

/** The token's own refusals; every other one is about the call. */
export const isTokenFault = (error: unknown): boolean =>
  isFault(error, "unauthorized") || isFault(error, "forbidden");

/**
 * Returns where the error is the page's own to show.
 * @throws the framework's redirect
 */
export async function showRefusal(
  error: unknown,
  entry: Endpoint,
  readToken: () => Promise<string | undefined>,
): Promise<void> {
  if (isFault(error, "not-allow-domain")) return redirectToDomainPage();
  if (!isTokenFault(error)) return;
  const token = await readToken();
  if (token) await showUnauthorized(token);
  else if (entry.access === "public") await askToLogIn();
}

/** Stays on that page. */
async function redirectToDomainPage(): Promise<void> {
  const sent = await headers();
  const page = sent.get("x-page");
  refuseHost(siteHost(sent));
  if (page && sent.get("x-page-path") !== errorPages.domainNotAllowed) redirect(page);
}

async function showUnauthorized(token: string): Promise<void> {
  refuseToken(token);
  const page = (await headers()).get("x-page");
  if (page) redirect(page);
}

/** A page for everyone, of which this upstream tells guests nothing. Guests' own pages have the login on them. */
async function askToLogIn(): Promise<void> {
  const sent = await headers();
  const [page, path] = [sent.get("x-page"), sent.get("x-page-path")];
  if (!page || !path || !isForEveryone(path.split("/").filter(Boolean))) return;
  noteMembersOnly(path);
  redirect(page);
}
