/** An operator works on while their token runs out: it is renewed behind their page, and nothing interrupts them. */
import { decodeJwt, SignJWT } from "jose";
import { allMembers } from "@/lib/contract/operators/members";
import { operatorAuth } from "@/lib/contract/operators/session";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { newMember } from "../../tools/testing/member";
import { consoleWords, sitAt } from "../support/console";
import { expect, type Site, test } from "../support/site";
import { pressEnterOn, typeInto } from "../support/tab-to";

const members = consoleWords("members");

/** The operator's token, of the same session, with so many seconds left. */
async function shortened(site: Site, token: string, seconds: number): Promise<string> {
  const claims = { ...decodeJwt(token), exp: Math.floor(Date.now() / SECOND_MS) + seconds };
  const secret = new TextEncoder().encode(site.tokenSecret);
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
}

test("a token is renewed while its operator works, and their work outlives it @desktop @trial", async ({
  browser,
  site,
}) => {
  const member = await newMember(site);
  const { items } = await site.call(allMembers, {
    body: { search: member.userName },
    token: await site.operatorToken("staff01"),
  });
  const { context, page } = await sitAt(browser, site, "staff01");
  const cookie = async () =>
    (await context.cookies(`${site.origin}/operator`)).find(({ name }) => name === "operator-token")?.value ??
    "";
  const short = await shortened(site, await cookie(), 20);
  await context.addCookies([
    { name: "operator-token", value: short, url: `${site.origin}/operator`, sameSite: "Strict" },
  ]);
  // A page asks for a fresh token when it opens; this one does not get through, and the next is due in ten minutes.
  let lost = 0;
  await page.route("**/operator/api/operators.auth", async (route) => {
    lost += 1;
    await route.abort();
  });
  await page.clock.install();
  await page.goto(`/operator/members/${items[0]?.uuid}?tab=notes`);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unroute("**/operator/api/operators.auth");
  expect(await cookie()).toBe(short);

  const write = async (text: string) => {
    await typeInto(page, page.getByLabel(members("newNote")), text);
    await pressEnterOn(page, page.getByRole("button", { name: members("addNote") }));
    await expect(page.getByRole("row").filter({ hasText: text })).toBeVisible();
  };
  await write("called about a transfer");
  for (let passed = 0; passed < 3; passed++) {
    await page.clock.fastForward(4 * MINUTE_MS);
    await page.keyboard.press("Shift");
  }
  await expect.poll(cookie).not.toBe(short);
  const fresh = await cookie();
  expect(decodeJwt(fresh).exp).toBeGreaterThan((decodeJwt(short).exp ?? 0) + 3_600);
  expect(decodeJwt(fresh).sid).toBe(decodeJwt(short).sid);

  // The first token has run out: whoever had only that would have to log in again.
  const isOver = async () => {
    try {
      await site.call(operatorAuth, { token: short });
      return false;
    } catch {
      return true;
    }
  };
  await expect.poll(isOver).toBe(true);
  await write("called again, the transfer has come");
  await expect(page).toHaveURL(/\/operator\/members\//);
  await context.close();
});
