import { decodeJwt } from "jose";
import { type BrowserContext, chromium, type Page } from "playwright";
import { allPoys } from "@/lib/contract/poys";
import { latestBetLists } from "@/lib/contract/rounds";
import { systemChromium } from "../../../site/browser.mjs";
import { slipHand } from "../../../testing/slip-page";
import { wordsOf } from "../../../testing/words";
import type { Figure } from "../../sweep/figure";
import type { Cluster } from "../cluster";
import { createMember, dataOf, type Member } from "../members";
import type { Row } from "../row";
import { timeLimit } from "../time-limit";

const PRICE = 20;
/** A press that has no receipt after this time is a failed one. */
const PATIENCE_MS = 60_000;
/** What a member takes for a slow network: the edge asks a process once a second, a repeated call waits up to four. */
const SHORT_WAIT_MS = timeLimit(10_000);

/** What a member sees in a browser while every process of the site is stopped and started, one after the other. */
export const watchedRestart: Row = {
  name: "F+",
  shows: "a member bets in a browser through a rolling restart",
  on: "site",
  isLong: true,
  async run(cluster) {
    const member = await createMember(cluster);
    const browser = await chromium.launch({
      executablePath: systemChromium(),
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });
    try {
      const context = await browser.newContext({
        baseURL: cluster.edge.origin,
        viewport: { width: 390, height: 844 },
        locale: "th-TH",
        hasTouch: true,
      });
      await signIn(context, cluster, member);
      const bettor = await openBetPage(context, member);
      const restarts = restartAll(cluster);
      let isOver = false;
      const bets = (async () => {
        while (!isOver) await bettor.bet();
      })();
      const [restarted, betted] = await Promise.allSettled([
        restarts.finally(() => {
          isOver = true;
        }),
        bets,
      ]);
      if (restarted.status === "rejected") throw restarted.reason;
      const slips = (await dataOf(member.visitor, `/poy-api${allPoys.path}`, {})) as { items: unknown[] };
      return figuresOf(bettor, slips.items.length, betted.status === "rejected" ? betted.reason : null);
    } finally {
      await browser.close();
      await member.leave();
    }
  },
};

async function restartAll({ site, edge }: Cluster): Promise<void> {
  for (const each of [...site.calls, ...site.pushes, site.jobs, ...site.webs]) {
    await each.stop();
    await each.start();
    await edge.seesAll();
  }
}

/** The member's session as a login's answer leaves it in a browser. */
async function signIn(context: BrowserContext, { edge }: Cluster, { token }: Member): Promise<void> {
  const { uuid, exp } = decodeJwt(token);
  const own = { url: edge.origin, sameSite: "Lax" as const };
  await context.addCookies([
    { ...own, name: "access-token", value: token, httpOnly: true },
    {
      ...own,
      name: "session-hint",
      value: encodeURIComponent(JSON.stringify({ uuid, status: 0, exp })),
    },
  ]);
}

interface Bettor {
  /** From the press of "confirm" to the receipt, ms, a slip each. */
  readonly waitsMs: readonly number[];
  /** Status and address of each document that was not answered by 200. */
  readonly documents: readonly string[];
  /** Alerts that the page showed, by their words. */
  readonly alerts: ReadonlySet<string>;
  /** Types a number, sends the slip, waits for the receipt and goes on; each third time the page is loaded anew. */
  bet(): Promise<void>;
}

async function openBetPage(context: BrowserContext, member: Member): Promise<Bettor> {
  const words = await wordsOf("th");
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const alerts = await watchAlerts(page);
  const documents: string[] = [];
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (isDocument && response.status() !== 200) documents.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`/lotto/gov/${await governmentRound(member)}`);
  const hand = slipHand(page, words);
  const waitsMs: number[] = [];
  let at = 0;
  return {
    waitsMs,
    documents,
    alerts,
    async bet() {
      at += 1;
      if (at % 3 === 0) await page.reload();
      await hand.digits(2);
      await hand.type(String(at % 100).padStart(2, "0"));
      await hand.openPrices();
      await hand.price(PRICE);
      const confirm = (await hand.review()).getByRole("button", { name: words("lotto.confirm.yes") });
      await confirm.click();
      const begunMs = performance.now();
      const receipt = page.getByRole("dialog", { name: words("lotto.accepted.title") });
      await receipt.waitFor();
      waitsMs.push(performance.now() - begunMs);
      await receipt.getByRole("button", { name: words("lotto.accepted.again") }).click();
      await receipt.waitFor({ state: "hidden" });
    },
  };
}

/** Collects what stands in an alert at any moment; it may be gone before anybody could ask the page. */
async function watchAlerts(page: Page): Promise<Set<string>> {
  const alerts = new Set<string>();
  await page.exposeFunction("noteAlert", (text: string) => void alerts.add(text));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteAlert(text: string): void }).noteAlert;
    const look = () => {
      for (const alert of document.querySelectorAll('[role="alert"]'))
        if (alert.textContent.trim()) note(alert.textContent.trim());
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return alerts;
}

async function governmentRound({ visitor }: Member): Promise<string> {
  const { text } = await visitor.call(`/poy-api${latestBetLists.path}`);
  const rounds: { betType: string; betList: { betId: string; status: string } }[] = JSON.parse(text).data;
  const round = rounds.find(({ betType, betList }) => betType === "gov" && betList.status === "open");
  if (!round) throw new Error("no government round takes bets");
  return round.betList.betId;
}

function figuresOf({ waitsMs, documents, alerts }: Bettor, slips: number, failure: unknown): Figure[] {
  const longest = Math.max(...waitsMs);
  const sorted = waitsMs.toSorted((one, other) => one - other);
  return [
    {
      what: "slips with a receipt on the page, against the member's slips",
      seen: `${waitsMs.length} and ${slips}${failure ? `; then ${String(failure).slice(0, 200)}` : ""}`,
      must: "the same, and no press without a receipt",
      holds: !failure && waitsMs.length > 0 && waitsMs.length === slips,
    },
    {
      what: "from the press to the receipt, the longest",
      seen: `${longest.toFixed(0)} ms; median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms`,
      must: `${SHORT_WAIT_MS} ms`,
      holds: longest <= SHORT_WAIT_MS,
    },
    {
      what: "what the page said besides, and documents that failed",
      seen: [...alerts, ...documents].join("; ") || "nothing",
      must: "nothing",
      holds: alerts.size === 0 && documents.length === 0,
    },
  ];
}
