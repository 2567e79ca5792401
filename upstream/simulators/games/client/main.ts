/**
 * A demo game in the browser: renders the table, plays, and verifies every play. In the site's frame it leaves name and
 * balance to the page around it, which has them already.
 */
import { outcomeOf } from "@/lib/domain/money/outcome";
import { sumOf } from "@/lib/domain/partners/demo/game";
import { findDemoGame } from "@/lib/domain/partners/demo/games";
import {
  askState,
  newClientSeed,
  newId,
  type PlayAnswer,
  type Played,
  Refused,
  type Sent,
  type State,
  sendPlay,
} from "./ask";
import { isProven, type Promised } from "./check-play";
import { onePlay } from "./one-play";
import {
  baht,
  depositLink,
  el,
  facts,
  fill,
  isFramed,
  MOST_BAHT,
  signed,
  tellOwnLimit,
  tellSite,
  tellTable,
  wholeBaht,
  words,
} from "./page";
import { past } from "./past";
import { paytable } from "./paytable";
import { proofRow } from "./proof";
import { rules } from "./rules";
import { payLine, scale } from "./scale";
import { dice, reels } from "./stage";
import { table } from "./stakes";

const game = findDemoGame(facts.game);
const stage =
  facts.game === "golden-lotus"
    ? reels()
    : dice(facts.game === "fish-prawn-crab", facts.game === "hi-lo" ? scale() : payLine());
const balance = el("output", { class: "amount" }, "…");
const said = el("p", { class: "said", role: "status" }, words.prompts[facts.game] ?? words.ready);
const hash = el("code", {});
const seedInput = el("input", { id: "own", maxlength: "64", autocomplete: "off", spellcheck: "false" });
const list = el("ol", { class: "proofs" });
const whole = onePlay();
const plays = past(whole.open);
const pays = facts.game === "golden-lotus" ? paytable() : null;
const start = el("button", { type: "button", class: "play", onclick: () => void play() }, words.play);
const clear = el("button", { type: "button", class: "quiet", onclick: () => places.clear() }, words.clear);
const again = el(
  "button",
  { type: "button", class: "quiet", onclick: () => last && places.repeat(last) },
  words.again,
);
const places = table((total) => {
  start.textContent = total === 0 ? words.empty : `${words.play} · ${baht(total)}`;
  if (isFramed) tellTable(places.laid());
  if (isBusy) return;
  start.disabled = !canPlay();
  clear.disabled = total === 0;
  showAgain();
  tellShort(total);
}, tellFull);
/** The stakes of the last play; undefined before the first one. */
let last: Played["stakes"] | undefined;
let isBusy = false;
let isReady = false;
/** The balance in baht, as the provider had it last. */
let known = Number.POSITIVE_INFINITY;
/** The seed hash and nonce of the next play, as the page shows them. */
let next: State["next"] | undefined;
/** A play without a definite answer: it is retried before anything else. */
let open: { sent: Sent; promised: Promised | undefined } | null = null;

function tell(text: string, kind = "", more = ""): void {
  said.replaceChildren(text, ...(more ? [" ", el("small", {}, more)] : []));
  said.className = `said ${kind}`;
}

/**
 * Says how much the balance lacks for a stake, with the way to the deposit; what was said is taken back with a stake
 * that it covers. Money that comes meanwhile is asked about when the member comes back to this page.
 */
function tellShort(total: number): boolean {
  const lack = total - known;
  if (lack > 0) {
    said.replaceChildren(lackOf(lack));
    said.className = "said short";
  } else if (said.classList.contains("short")) tell(words.prompts[facts.game] ?? words.ready);
  return lack > 0;
}

const lackOf = (lack: number) =>
  el("span", {}, `${fill(words.short, { amount: baht(lack) })} `, depositLink());

/** The stake stays on the table: where its play has left less than that, it is said beside what the play brought. */
function addShort(total: number): void {
  const lack = total - known;
  if (lack <= 0) return;
  said.append(" ", lackOf(lack));
  said.classList.add("short");
}

/** A chip beyond the most of a play was not laid; the next one that is takes this back. */
function tellFull(): void {
  tell(fill(words.most, { amount: wholeBaht(MOST_BAHT) }), "short");
}

function take(told: Pick<State, "balance" | "next">): void {
  known = told.balance;
  balance.textContent = baht(told.balance);
  next = told.next;
  hash.textContent = next.seedHash;
}

async function begin(): Promise<void> {
  try {
    const state = await askState();
    take(state);
    list.replaceChildren(...state.played.map((played) => proofRow(played, isProven(facts.game, played))));
    plays.fill(state.played);
    last = state.played[0]?.stakes;
    isReady = true;
    showAgain();
    start.disabled = !canPlay();
    tellShort(sumOf(places.stakes()));
  } catch (error) {
    tell(wordsFor(error), "bad");
  }
}

async function play(): Promise<void> {
  if (isBusy || !isReady) return;
  const stakes = places.stakes();
  if (!open && Object.keys(stakes).length === 0) return;
  isBusy = true;
  setBusy(true);
  open ??= opened({ sentId: newId(), clientSeed: ownSeed(), stakes });
  tell(words.rolling);
  places.mark([]);
  pays?.close();
  tellSite("begun");
  try {
    const { sent, promised } = open;
    const answer = await sendPlay(sent, () => tell(words.asking, "wait"));
    open = null;
    await showEnd(answer, promised);
  } catch (error) {
    if (error instanceof Refused) {
      open = null;
      await begin();
    }
    if (error instanceof Refused && isOwn(error.code)) tellOwnLimit(error.code, error.details);
    const isShort = error instanceof Refused && error.code === "balance-too-low" && tellShort(sumOf(stakes));
    if (!isShort) tell(wordsFor(error), "bad");
  }
  tellSite("shown");
  isBusy = false;
  setBusy(false);
}

const opened = (sent: Sent) => ({ sent, promised: next && { ...next, ...sent } });

async function showEnd(answer: PlayAnswer, promised: Promised | undefined): Promise<void> {
  const { played } = answer;
  const proven = isProven(facts.game, played, promised);
  await stage.show(played.shown);
  take(answer);
  // A new client seed for each play, chosen after the next hash is known: a provider could choose its seed to
  // match a fixed one.
  seedInput.value = newClientSeed();
  places.mark(winnersOf(played));
  const staked = sumOf(played.stakes);
  const outcome = outcomeOf(played.win - staked);
  if (played.win === 0) tell(fill(words.lost, { amount: baht(staked) }));
  else if (outcome === "even") tell(fill(words.drawn, { amount: baht(played.win) }));
  else {
    // The list of plays shows the net alone: here both stand by their names.
    const net = fill(words.net, { amount: signed(played.win - staked) });
    const isWin = outcome === "win";
    tell(fill(isWin ? words.won : words.less, { amount: baht(played.win) }), isWin ? "win" : "", net);
  }
  plays.add(played);
  last = played.stakes;
  list.prepend(proofRow(played, proven));
  list.children[20]?.remove();
  if (!proven) tell(words.unproven, "bad");
  addShort(sumOf(places.stakes()));
}

function winnersOf({ shown, stakes }: Played): string[] {
  if (facts.game === "golden-lotus") return [];
  const bytes = Uint8Array.from(shown);
  // The drawn numbers are the faces themselves: reading the outcome again gives the result of each stake.
  return (game?.play(bytes, stakes).wins ?? []).filter(({ win }) => win > 0).map(({ place }) => place);
}

function ownSeed(): string {
  const typed = seedInput.value.replace(/[^\x20-\x7e]/g, "").slice(0, 64);
  seedInput.value = typed || newClientSeed();
  return seedInput.value;
}

function setBusy(isOn: boolean): void {
  start.disabled = isOn || !canPlay();
  clear.disabled = isOn || sumOf(places.stakes()) === 0;
  again.disabled = isOn;
  showAgain();
  places.lock(isOn);
  document.body.classList.toggle("busy", isOn);
  if (!isOn) start.focus({ preventScroll: true });
}

/** Something is staked, and the balance covers it; or a play is open, which has to be asked about first. */
function canPlay(): boolean {
  const total = sumOf(places.stakes());
  return isReady && (open !== null || (total > 0 && total <= known));
}

/** The stakes of a play stay on the table for the next one: once they are cleared, the same button lays them again. */
function showAgain(): void {
  const isCleared = last !== undefined && sumOf(places.stakes()) === 0;
  clear.hidden = isCleared;
  again.hidden = !isCleared;
}

const isAway = (code: string) => code === "self-excluded" || code === "time-out-running";
/** Refused by what the member has set for themselves. */
const isOwn = (code: string) => isAway(code) || code.endsWith("-limit-reached");

function wordsFor(error: unknown): string {
  if (!(error instanceof Refused)) return words.errors.lost;
  if (error.code === "balance-too-low") return words.errors.balance;
  if (isOwn(error.code)) return isAway(error.code) ? words.errors.away : words.errors.limit;
  if (["area-closed", "partner-unavailable", "maintenance"].includes(error.code)) return words.errors.closed;
  if (error.code === "game-launch-over") return words.errors.over;
  return words.errors.refused;
}

document.addEventListener("visibilitychange", () => {
  const isShort = sumOf(places.stakes()) > known;
  if (document.visibilityState === "visible" && isReady && !isBusy && isShort) void begin();
});
seedInput.value = newClientSeed();
start.disabled = true;
again.hidden = true;
clear.disabled = true;
document
  .querySelector("main")
  ?.append(
    el(
      "header",
      { class: isFramed ? "unseen" : "" },
      el("h1", {}, words.names[facts.game] ?? ""),
      ...(isFramed ? [] : [el("p", { class: "balance" }, el("span", {}, words.balance), balance)]),
    ),
    el("section", { class: "stage", "aria-label": words.table }, stage.element),
    ...(pays ? [pays.element] : []),
    said,
    ...places.elements,
    el("div", { class: "acts" }, ...(facts.game === "golden-lotus" ? [] : [clear, again]), start),
    plays.element,
    rules(),
    el(
      "details",
      { class: "fold" },
      el("summary", {}, words.proof),
      el("p", {}, words.proofText),
      el("p", { class: "hash" }, el("span", {}, words.nextHash), hash),
      el("label", { for: "own" }, words.ownSeed),
      seedInput,
      list,
    ),
    whole.element,
  );
void begin();
