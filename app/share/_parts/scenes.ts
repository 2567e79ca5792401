import { getMessages } from "next-intl/server";
import { freshest, marketName } from "@/components/result/result-row";
import { prizesOf } from "@/components/round/prizes-of";
import type { Endpoint, QueryOf, ReplyOf } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import { allMarkets } from "@/lib/contract/markets";
import type { RoundResult } from "@/lib/contract/results";
import { allBetListResults, betListResultHistory, oneBetList, type ResultRow } from "@/lib/contract/rounds";
import { betId as betIdShape } from "@/lib/contract/values";
import { familyOf } from "@/lib/domain/rounds/family";
import { roundName } from "@/lib/domain/rounds/names";
import type { SharePicture } from "@/lib/domain/site/share-picture";
import { DAY_SECONDS, displayDate, lotteryDay } from "@/lib/domain/time/time";
import { marketNames } from "@/lib/i18n/market-names";
import type { Locale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { SCENE_ROWS, type SceneNumber, type ShareScene } from "@/lib/server/picture/share-scene";

export interface SceneAnswer {
  scene: ShareScene;
  /** How long others may keep the picture, seconds. */
  maxAgeSeconds: number;
}

/** The picture can still change: a result may come out. */
const CHANGING_SECONDS = 120;

/** What the picture of a page says; null where there is no such market or round. */
export async function sceneOf(picture: SharePicture, locale: Locale): Promise<SceneAnswer | null> {
  const { site, shell } = await getMessages({ locale });
  const common: Common = { siteName: site.name, foot: shell.age, family: null, rows: [], art: "welcome" };
  switch (picture.kind) {
    case "site":
      return siteScene(common, locale);
    case "invitation":
      return still({
        ...common,
        heading: site.invitation.title,
        text: site.invitation.text,
        art: "friends",
      });
    case "results":
      return resultsScene(picture.key, common, locale);
    case "market":
      return marketScene(picture.key, common, locale);
    case "proof":
      return proofScene(picture.key, common, locale);
  }
}

type Common = Pick<ShareScene, "siteName" | "foot" | "family" | "rows" | "art">;

const still = (scene: ShareScene): SceneAnswer => ({ scene, maxAgeSeconds: DAY_SECONDS });
const changing = (scene: ShareScene): SceneAnswer => ({ scene, maxAgeSeconds: CHANGING_SECONDS });

async function siteScene(common: Common, locale: Locale): Promise<SceneAnswer> {
  const { home } = await getMessages({ locale });
  return changing({ ...common, heading: home.banner.heading, text: home.banner.text });
}

/** The newest results of three markets, or of a past day; the site's own picture for a day without any. */
async function resultsScene(day: string, common: Common, locale: Locale): Promise<SceneAnswer> {
  const { result, market } = await getMessages({ locale });
  const isPast = day < lotteryDay(Date.now());
  const groups = isPast
    ? [await read(allBetListResults, { date: day })]
    : await Promise.all(
        ["gov", "stock", "yeekee", "set_4"].map((betGroup) =>
          read(betListResultHistory, { betGroup, limit: SCENE_ROWS }),
        ),
      );
  const rows = freshest(groups, SCENE_ROWS);
  if (rows.length === 0) return siteScene(common, locale);
  const shown = isPast ? day : (rows[0]?.resultDt ?? day);
  const scene = {
    ...common,
    heading: result.title,
    text: displayDate(shown),
    rows: rows.map((row) => ({ label: marketName(market, row), numbers: numbersOf(row.result) })),
  };
  return isPast ? still(scene) : changing(scene);
}

/** A market with its newest result. */
async function marketScene(betType: string, common: Common, locale: Locale): Promise<SceneAnswer | null> {
  const { result, market } = await getMessages({ locale });
  // While the upstream is down the market may well exist: that is no answer, not "no such market".
  const markets = await ask(allMarkets, reading);
  const terms = markets.find((one) => one.betType === betType);
  if (!terms) return null;
  const { betGroup } = terms;
  const [row] = (await read(betListResultHistory, { betGroup, betType, limit: 1 })) ?? [];
  return changing({
    ...common,
    family: familyOf(terms),
    heading: roundName(marketNames(market), terms),
    text: row ? dayOf(row) : result.statistics,
    rows: row?.result ? [{ label: "", numbers: numbersOf(row.result) }] : [],
  });
}

/** A round drawn by shots, with its result once it is out. */
async function proofScene(betId: string, common: Common, locale: Locale): Promise<SceneAnswer | null> {
  if (!betIdShape.safeParse(betId).success) return null;
  const { market, proof } = await getMessages({ locale });
  const round = await readRound(betId);
  if (round?.betGroup !== "yeekee") return null;
  const { result } = round.betList;
  const scene = {
    ...common,
    family: familyOf(round),
    heading: roundName(marketNames(market), round),
    text: `${proof.title} · ${displayDate(round.resultDt)} ${round.resultTime}`,
    rows: result ? [{ label: "", numbers: numbersOf(result) }] : [],
  };
  return round.betList.status === "settled" ? still(scene) : changing(scene);
}

const dayOf = ({ resultDt, resultTime }: ResultRow) => `${displayDate(resultDt)} ${resultTime}`;

/** The numbers by which most bets are settled: of a government draw the first prize and the last two digits. */
function numbersOf(result: RoundResult | undefined): SceneNumber[] {
  if (!result) return [];
  return prizesOf(result)
    .filter(({ prize }) => prize !== "front3" && prize !== "back3")
    .flatMap(({ numbers: [digits], tone }) => (digits ? [{ digits, tone }] : []));
}

async function readRound(betId: string) {
  try {
    return await ask(oneBetList, { query: { id: betId }, cacheMs: 1_000 });
  } catch (error) {
    if (isFault(error, "not-found")) return null;
    throw error;
  }
}

const reading = { cacheMs: 10_000, timeoutMs: 3_000 };

/** Null where the upstream does not answer: the picture is drawn without it. */
async function read<E extends Endpoint>(entry: E, query?: QueryOf<E>): Promise<ReplyOf<E> | null> {
  return ask(entry, { query, ...reading }).catch(() => null);
}
