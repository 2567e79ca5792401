import draws from "../../../../upstream/seed/government-draws.json" with { type: "json" };
import { newcomer, password } from "../../../testing/member";
import type { Site } from "../../../testing/own-site";
import type { Words } from "../../../testing/words";
import type { Visitor } from "./visitor";

/** Baht that are paid in, and the stake of the one number. */
const deposit = "1000";
const stake = 10;
const draw = draws.find(({ date }) => date === "2025-06-16");
if (!draw) throw new Error("the archive has no such draw");
const { first, front3, back3, back2 } = draw;

/** The main story: door, deposit, bet, receipt, result; what a member sees of it is asked and photographed. */
export async function tellMainStory(visitor: Visitor, site: Site, words: Words): Promise<void> {
  const { betId } = await site.openRound("gov");
  const who = newcomer();
  await signUp(visitor, words, who);
  await logOutAndIn(visitor, words, who.userName);
  await payIn(visitor, words);
  await bet(visitor, words, betId);
  await readReceipt(visitor, words);
  await site.enterResult(betId, { first, front3, back3, back2 });
  await readResult(visitor, words);
}

async function signUp(visitor: Visitor, words: Words, { userName, phone }: ReturnType<typeof newcomer>) {
  const field = (name: string, text: string) => visitor.type(words(`member.fields.${name}`), text);
  const main = { role: "main" };
  await visitor.open("/");
  await visitor.see({ role: "main" });
  await visitor.step("home");
  await visitor.open("/register");
  await field("phoneNumber", phone);
  await field("userName", userName);
  await field("password", password);
  await field("confirmPassword", password);
  await visitor.step("register");
  await visitor.tap({ role: "button", name: words("member.register.next"), within: main });
  await field("firstName", "สมหญิง");
  await field("lastName", "ตั้งใจ");
  await field("email", `${userName}@example.com`);
  await visitor.tap({ role: "checkbox", name: words("member.fields.age") });
  await visitor.tap({ role: "checkbox", name: words("member.fields.terms") });
  await visitor.step("register-person");
  await visitor.tap({ role: "button", name: words("member.register.submit"), within: main });
  await visitor.arrive(/^\/main$/);
  await visitor.step("main");
}

async function logOutAndIn(visitor: Visitor, words: Words, userName: string) {
  const submit = { role: "button", name: words("member.login.submit"), within: { role: "main" } };
  await visitor.tap({ role: "button", name: words("shell.account") });
  await visitor.see({ role: "button", name: words("shell.logout") });
  await visitor.step("account");
  await visitor.tap({ role: "button", name: words("shell.logout") });
  await visitor.see(submit);
  await visitor.type(words("member.fields.userName"), userName);
  await visitor.type(words("member.fields.password"), password);
  await visitor.step("login");
  await visitor.tap(submit);
  await visitor.arrive(/^\/main$/);
}

async function payIn(visitor: Visitor, words: Words) {
  await visitor.open("/credit/deposit/fast");
  await visitor.type(words("credit.fast.amount"), deposit);
  await visitor.step("deposit");
  await visitor.tap({ role: "button", name: words("credit.fast.submit") });
  await visitor.see({ role: "heading", name: words("credit.queue.amountLabel") });
  await visitor.step("deposit-waiting");
  await visitor.tap({ role: "button", name: words("credit.simulator.exact") });
  await visitor.see({ text: words("credit.queue.credited") });
  await visitor.step("deposit-credited");
}

async function bet(visitor: Visitor, words: Words, betId: string) {
  const pad = { role: "group", name: words("lotto.keypad.label") };
  const button = (name: string) => ({ role: "button", name, isExact: true });
  await visitor.open(`/lotto/gov/${betId}`);
  await visitor.see(button(words("lotto.betPage.digits2")));
  // A wide page opens with the board.
  if (!(await visitor.sees(pad))) await visitor.tap(button(words("lotto.betPage.keypad")));
  await visitor.tap(button(words("lotto.betPage.digits2")));
  const bottom = { role: "checkbox", name: words("market.options.teng_lang_2") };
  if (!(await visitor.sees({ ...bottom, isChecked: true }))) await visitor.tap(bottom);
  await visitor.step("bet-page");
  for (const digit of back2) await visitor.tap({ ...button(digit), within: pad });
  await visitor.step("bet-number");
  const price = { role: "button", name: words("lotto.slip.price") };
  const samePrice = { text: words("lotto.slip.samePrice"), isExact: true };
  // On a desktop the slip comes up beside the numbers, on a phone behind its button.
  await visitor.seeOneOf(samePrice, price);
  if (!(await visitor.sees(samePrice))) await visitor.tap(price);
  await visitor.see(samePrice);
  await visitor.tap({ role: "button", name: words("lotto.slip.chip", { n: stake }) });
  await visitor.step("bet-price");
  await visitor.tap(button(words("lotto.slip.send")));
  const sheet = { role: "dialog", name: words("lotto.confirm.title") };
  await visitor.see(sheet);
  await visitor.step("bet-confirm");
  await visitor.tap({ role: "button", name: words("lotto.confirm.yes"), within: sheet });
}

async function readReceipt(visitor: Visitor, words: Words) {
  await visitor.see({ role: "dialog", name: words("lotto.accepted.title") });
  await visitor.step("bet-accepted");
  await visitor.tap({ role: "link", name: words("lotto.accepted.history") });
  await visitor.arrive(/^\/poy\/gov\/[0-9a-f-]{36}$/);
  await visitor.see({ text: words("poy.status.accepted") });
  await visitor.step("receipt");
  await visitor.tap({ role: "button", name: words("picture.open") });
  await visitor.see({ role: "link", name: words("picture.save") });
  await visitor.seeDrawn({ role: "img", within: { role: "dialog" } });
  await visitor.step("receipt-picture");
  await visitor.tap({ role: "button", name: words("shell.close") });
}

async function readResult(visitor: Visitor, words: Words) {
  await visitor.see({ text: words("poy.status.won"), isExact: true });
  await visitor.see({ text: words("poy.moment.won", { count: 1 }) });
  await visitor.step("result");
  await visitor.open("/results");
  await visitor.see({ role: "main" });
  await visitor.step("results");
}
