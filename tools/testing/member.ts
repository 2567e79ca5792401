import type { BrowserContext, Page } from "@playwright/test";
import { decodeJwt } from "jose";
import { cashs } from "@/lib/contract/credit";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { setMemberStatus } from "@/lib/contract/operators/members";
import { allPoys } from "@/lib/contract/poys";
import { simulateTransfer } from "@/lib/contract/simulators";
import { login, signup } from "@/lib/contract/users";
import { satang, toBaht } from "@/lib/domain/money/money";
import { newKey } from "./calls";
import type { Site } from "./own-site";
import type { Words } from "./words";

export const password = "Gold#Navy7";

export interface Member {
  userName: string;
  /** As typed, with a leading 0. */
  phone: string;
  token: string;
  /** The credited amount, satang of the deposit included, in baht. */
  paidIn: number;
  /** The member's present balance at the upstream, in baht. */
  cash(): Promise<number>;
  /** The number of the member's slips at the upstream. */
  slips(): Promise<number>;
}

/** A user name and a phone number that are not in use. */
export function newcomer(): { userName: string; phone: string } {
  const mark = Math.random().toString(36).slice(2, 8).padEnd(6, "0");
  return { userName: `new${mark}x`, phone: `08${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}` };
}

/** A new member, signed up through the calls, with so many baht by a matched deposit. */
export async function newMember(site: Site, baht = 0, who = newcomer()): Promise<Member> {
  const { userName, phone } = who;
  const { auth: token } = await site.send(signup, {
    body: { userName, password, phoneNumber: phone },
    headers: { "x-client-ip": phone },
  });
  if (!token) throw new Error("no token came with the signup");
  const paidIn = baht > 0 ? await payIn(site, token, baht) : 0;
  return {
    userName,
    phone,
    token,
    paidIn,
    cash: async () => toBaht((await site.call(cashs, { token })).money),
    slips: async () => (await site.call(allPoys, { body: {}, token })).items.length,
  };
}

/** A matched deposit of a member. @returns the credited amount, satang of the deposit included, in baht */
export async function payIn(site: Site, token: string, baht: number): Promise<number> {
  const { id, prepareTotal, account } = await site.call(createFastDeposit, {
    body: { bankId: 1, prepareAmount: satang(baht * 100) },
    token,
    key: newKey(),
    // Many members of the stories share one address: the limit per address must not apply.
    headers: { "x-client-ip": newKey() },
  });
  const body = { depositId: id, account: account?.accountNumber ?? "", amount: prepareTotal };
  await site.call(simulateTransfer, { body, token });
  return toBaht(prepareTotal);
}

/** Signs in from the 401 page, back to the members' page in whose place it stands. */
export async function signInAgain(page: Page, words: Words, { userName }: Member): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: words("error.login") }).click();
  await page.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
  await page.getByLabel(words("member.fields.password"), { exact: true }).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: words("member.login.submit") })
    .click();
  await page.waitForURL((url) => url.pathname === pathname);
}

/**
 * Gives the browser a session of the member, as a login's response would, and returns its token. With a `status` an
 * operator has closed that part of the site to the member before.
 */
export async function enter(
  context: BrowserContext,
  site: Site,
  { userName, token }: Member,
  { status = 0 } = {},
): Promise<string> {
  if (status) {
    const { uuid = "" } = decodeJwt<{ uuid?: string }>(token);
    const body = { uuid, status, reason: "as the story needs" };
    await site.call(setMemberStatus, { body, token: await site.operatorToken("admin01") });
  }
  const { auth } = await site.send(login, { body: { userName, password } });
  if (!auth) throw new Error("no token came with the login");
  const { uuid, exp }: Record<string, unknown> = decodeJwt(auth);
  const hint = { uuid, status, exp };
  const common = { url: site.origin, sameSite: "Lax" as const };
  await context.addCookies([
    { ...common, name: "access-token", value: auth, httpOnly: true },
    { ...common, name: "session-hint", value: encodeURIComponent(JSON.stringify(hint)) },
  ]);
  return auth;
}
