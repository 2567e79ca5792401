/** The walks through the product for the help pages, by topic, in the page's language. */
import type { BrowserContext, Locator, Page } from "playwright";
import { allOutbox } from "@/lib/contract/operators/audit";
import { createPoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { readPhone } from "@/lib/domain/members/phone";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { newKey } from "../../tools/testing/calls";
import { enter, type Member, newcomer, newMember, password } from "../../tools/testing/member";
import type { Site } from "../../tools/testing/own-site";
import { openSets, setHand } from "../../tools/testing/set-page";
import { slipHand } from "../../tools/testing/slip-page";
import type { Words } from "../../tools/testing/words";
import draws from "../../upstream/seed/government-draws.json" with { type: "json" };
import type { Camera } from "./camera";

const draw = draws.find(({ date }) => date === "2025-06-16");
if (!draw) throw new Error("the archive has no such draw");
const { first, front3, back3, back2 } = draw;

export interface Walker {
  site: Site;
  page: Page;
  context: BrowserContext;
  camera: Camera;
  words: Words;
  /** The member's legal name, in letters that a page of the language has fonts for. */
  name: { first: string; last: string };
  /** A page's address in the walk's language. */
  at(path: string): string;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name }).first();
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

export async function registerAndAddBank({ page, camera, words, name, at }: Walker): Promise<void> {
  const { userName, phone } = newcomer();
  const field = (name: string) => page.getByLabel(words(`member.fields.${name}`), { exact: true });
  await page.goto(at("/"));
  await camera.take("register-addbank", page.getByRole("main").locator('a[href$="/register"]').first());
  await page.goto(at("/register"));
  await page.waitForLoadState("load");
  const fill = async (typed: Record<string, string>) => {
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
  };
  await fill({ phoneNumber: phone, userName, password, confirmPassword: password });
  await camera.take("register-addbank", field("userName"));
  await button(page, words("member.register.next")).click();
  await fill({ firstName: name.first, lastName: name.last, email: `${userName}@example.com` });
  await page.getByRole("checkbox", { name: words("member.fields.age") }).check();
  await page.getByRole("checkbox", { name: words("member.fields.terms") }).check();
  await camera.take("register-addbank", button(page, words("member.register.submit")));
  await button(page, words("member.register.submit")).click();
  await page.waitForURL(/\/main$/);

  await page.goto(at("/bank/add"));
  await page.getByRole("radio", { name: words("credit.bank.KBANK") }).check({ force: true });
  const number = page.getByLabel(words("bank.add.number"));
  await number.fill(`1${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}1`);
  await camera.take("register-addbank", number);
  await button(page, words("bank.add.submit")).click();
  await camera.take("register-addbank", page.getByText(words("bank.status.waiting"), { exact: true }));
}

export async function forgotPin({ site, page, camera, words, at }: Walker): Promise<void> {
  const { userName, phone } = await newMember(site);
  await page.goto(at("/"));
  await camera.take("forgot-pin", page.getByRole("main").locator('a[href$="/forgot-pin"]').first());
  await page.goto(at("/forgot-pin"));
  await page.getByLabel(words("member.fields.userName"), { exact: true }).fill(userName);
  // With its country code: without one, each language reads it as a number of its own country.
  const abroad = readPhone(phone) ?? "";
  await page.getByLabel(words("member.fields.phoneNumber"), { exact: true }).fill(abroad);
  await camera.take("forgot-pin", button(page, words("pin.forgot.ask")));
  await button(page, words("pin.forgot.ask")).click();
  const box = page.getByLabel(words("pin.code.label"));
  await box.waitFor();
  await box.fill(await codeTo(site, abroad));
  await camera.take("forgot-pin", box);
  await page.getByLabel(words("pin.change.new"), { exact: true }).fill("Navy#Gold8");
  await page.getByLabel(words("pin.change.confirm"), { exact: true }).fill("Navy#Gold8");
  await camera.take("forgot-pin", button(page, words("pin.forgot.set")));
}

export async function deposit(walker: Walker): Promise<void> {
  const { site, page, camera, words, at } = walker;
  await become(walker, await newMember(site));
  await page.goto(at("/credit/deposit"));
  await camera.take("deposit", page.getByRole("main").locator('a[href$="/credit/deposit/fast"]').first());
  await page.goto(at("/credit/deposit/fast"));
  await page.getByLabel(words("credit.fast.amount")).fill("1000");
  await camera.take("deposit", page.getByRole("button", { name: words("credit.fast.submit") }));
  await page.getByRole("button", { name: words("credit.fast.submit") }).click();
  await heading(page, words("credit.queue.amountLabel")).waitFor();
  await camera.take("deposit", page.getByText(/^฿1,000\.\d\d$/).first());
  await page.getByRole("button", { name: words("credit.simulator.exact") }).click();
  await camera.take("deposit", heading(page, words("credit.queue.credited")));
}

export async function lotto(walker: Walker): Promise<{ member: Member; betId: string }> {
  const { site, page, camera, words, at } = walker;
  const member = await newMember(site, 1_000);
  await become(walker, member);
  const { betId } = await site.openRound("gov");
  await page.goto(at("/lotto"));
  await camera.take("lotto", page.getByRole("main").locator(`a[href*="${betId}"]`).first());
  await page.goto(at(`/lotto/gov/${betId}`));
  const hand = slipHand(page, words);
  await hand.digits(2);
  await hand.choose("teng_bon_2", "teng_lang_2");
  await camera.take(
    "lotto",
    page.getByRole("checkbox", { name: words("market.options.teng_bon_2") }).locator(".."),
  );
  await camera.take("lotto", await pickNumbers(walker, ["92", "06"]));
  await hand.openPrices();
  await hand.price(10);
  await camera.take("lotto", page.getByRole("button", { name: words("lotto.slip.send"), exact: true }));
  const sheet = await hand.review();
  await camera.take("lotto", sheet.getByRole("button", { name: words("lotto.confirm.yes") }));
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  await page.getByRole("dialog", { name: words("lotto.accepted.title") }).waitFor();
  await camera.take("lotto", page.getByRole("link", { name: words("lotto.accepted.history") }));
  return { member, betId };
}

/** On the board that a desktop opens with, else on the keypad. @returns what they were picked on */
async function pickNumbers({ page, words }: Walker, numbers: readonly string[]): Promise<Locator> {
  const board = page.getByRole("grid", { name: words("lotto.board.label") });
  const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
  await board.or(pad).first().waitFor();
  const isBoard = await board.isVisible();
  const hand = slipHand(page, words);
  for (const number of numbers) {
    if (isBoard) await board.getByRole("button", { name: new RegExp(`^${number}`) }).click();
    else await hand.type(number);
  }
  return isBoard ? board : pad;
}

/** After `lotto`: the same slip, drawn and won. */
export async function resultAndSlip(walker: Walker, betId: string): Promise<void> {
  const { site, page, camera, words, at } = walker;
  await drawn(site, betId);
  await page.goto(at(`/results?date=${betId.slice(-10)}`));
  await camera.take("result-poy", page.getByRole("main").getByText(first).first());
  await page.goto(at("/poy?tab=earlier"));
  const card = page.getByRole("main").locator('a[href*="/poy/gov/"]').first();
  await card.waitFor();
  await camera.take("result-poy", card);
  await page.goto((await card.getAttribute("href")) ?? "");
  await camera.take("result-poy", page.getByText(words("poy.status.won"), { exact: true }).first());
  const lines = heading(page, words("poy.moment.won", { count: 2 }));
  await camera.take("result-poy", lines.locator(".."));
}

export async function sets(walker: Walker): Promise<void> {
  const { site, page, camera, words, at } = walker;
  await become(walker, await newMember(site, 2_000));
  const betId = await openSets(site, "lao");
  await page.goto(at("/lotto"));
  await camera.take("lotto4d", page.getByRole("main").locator('a[href*="market=lao"]').first());
  await page.goto(at(`/lotto/4d?market=lao&betId=${betId}`));
  const hand = setHand(page, words);
  await hand.type("1234");
  await hand.type("5678");
  const field = page.getByRole("textbox", { name: words("sets.pick.label") });
  const pad = page.getByRole("group", { name: words("lotto.keypad.label") });
  await camera.take("lotto4d", (await field.isVisible()) ? field : pad);
  await camera.take("lotto4d", page.getByRole("button", { name: words("sets.send"), exact: true }));
  const sheet = await hand.review();
  await camera.take("lotto4d", sheet.getByRole("button", { name: words("lotto.confirm.yes") }));
  await sheet.getByRole("button", { name: words("lotto.confirm.yes") }).click();
  const history = page.getByRole("link", { name: words("lotto.accepted.history") });
  await camera.take("lotto4d", history);
}

export async function withdraw(walker: Walker): Promise<void> {
  const { site, page, camera, words, name, at } = walker;
  const member = await newMember(site, 1_000);
  await become(walker, member);
  await page.goto(at("/bank/add"));
  await page.getByRole("radio", { name: words("credit.bank.KBANK") }).check({ force: true });
  await page
    .getByLabel(words("bank.add.number"))
    .fill(`1${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}1`);
  await page.getByLabel(words("bank.add.nameNew")).fill(`${name.first} ${name.last}`);
  await button(page, words("bank.add.submit")).click();
  await page.getByText(words("bank.status.waiting"), { exact: true }).waitFor();
  await site.approveBankOf(member.userName);
  await stakeAndSettle(site, member, 801);

  await page.goto(at("/credit/withdraw"));
  await page.getByLabel(words("withdraw.form.amount")).fill("150");
  await camera.take("withdraw", page.getByRole("button", { name: words("withdraw.form.submit") }));
  await page.getByRole("button", { name: words("withdraw.form.submit") }).click();
  const sheet = page.getByRole("dialog", { name: words("withdraw.confirm.title") });
  await camera.take("withdraw", sheet.getByRole("button", { name: words("withdraw.confirm.yes") }));
  await sheet.getByRole("button", { name: words("withdraw.confirm.yes") }).click();
  const pin = page.getByRole("dialog", { name: words("shell.pin.title") });
  await pin.getByLabel(words("shell.pin.label"), { exact: true }).fill(password);
  await camera.take("withdraw", pin.getByRole("button", { name: words("shell.pin.submit") }));
  await pin.getByRole("button", { name: words("shell.pin.submit") }).click();
  const progress = page.getByRole("region", { name: words("withdraw.progress.receipt") });
  await progress.waitFor();
  await camera.take("withdraw", progress.getByText("฿150.00").first());
}

async function become({ context, page, site }: Walker, member: Member): Promise<void> {
  // A pending call of the previous page would end the new session.
  await page.goto("about:blank");
  const kept = (await context.cookies()).filter(({ name }) => name === "locale");
  await context.clearCookies();
  await context.addCookies(kept);
  await enter(context, site, member);
}

/** Only settled stakes count as turnover. */
async function stakeAndSettle(site: Site, { token }: Member, baht: number): Promise<void> {
  const { betId } = await site.openRound("gov");
  const line = { ref: "a", add: 0, option: "teng_bon_2" as const, number: "11", multiply: 90 };
  await site.call(createPoy, {
    body: { betId, lines: [{ ...line, price: satang(baht * 100) }] },
    token,
    key: newKey(),
  });
  await drawn(site, betId);
}

/** The round closes by the clock, and operators enter a real past draw. */
async function drawn(site: Site, betId: string): Promise<void> {
  const { betList } = await site.call(oneBetList, { query: { id: betId } });
  await site.setClock(bangkokIso(betList.unixTimeStamp.realResultTime * SECOND_MS + MINUTE_MS));
  await site.tick();
  await site.enterResultOfClosed(betId, { first, front3, back3, back2 });
}

/** The code in the newest message to a phone, once it was sent. */
async function codeTo(site: Site, phoneNumber: string): Promise<string> {
  const token = await site.operatorToken("admin01");
  for (let turn = 0; turn < 400; turn++) {
    const { items } = await site.call(allOutbox, { body: {}, token });
    const code = /\d{6}/.exec(items.find(({ to }) => to === phoneNumber)?.text ?? "")?.[0];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("no code came");
}
