/** Rounds as section 3 of the spec has them, and nothing beside: no status, no server time, no opening. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Bangkok's wall clock of a moment: `2026-11-30` and `15:20`. */
export function wallClock(ms: number): { dt: string; time: string } {
  const text = new Date(ms + 7 * HOUR_MS).toISOString();
  return { dt: text.slice(0, 10), time: text.slice(11, 16) };
}

interface Kind {
  /** Ids are opaque numbers, as a table of somebody else's has them. */
  id: string;
  name: string;
  betGroup: string;
  betType: string;
  betName: string;
  /** From now until the close, ms; negative: it is over. */
  closesIn: number;
  resultAfter: number;
}

const kinds: readonly Kind[] = [
  round("1001", "หวยรัฐบาล", "gov", "gov", "BET_GOV", 26 * HOUR_MS, 40 * MINUTE_MS),
  round("1002", "หวยรัฐบาล", "gov", "gov", "BET_GOV", -3 * HOUR_MS, 40 * MINUTE_MS),
  round("2001", "หุ้นไทยปิดเย็น", "stock", "th_close", "BET_STOCK", 3 * HOUR_MS, 20 * MINUTE_MS),
  round("2002", "หุ้นนิเคอิเช้า", "stock", "nikkei_am", "BET_STOCK", -2 * HOUR_MS, 20 * MINUTE_MS),
  round("3033", "ยี่กี รอบที่ 33", "yeekee", "yeekee", "BET_YEEKEE", -20 * MINUTE_MS, 2 * MINUTE_MS),
  round("3034", "ยี่กี รอบที่ 34", "yeekee", "yeekee", "BET_YEEKEE", 12 * MINUTE_MS, 2 * MINUTE_MS),
  round("3035", "ยี่กี รอบที่ 35", "yeekee", "yeekee", "BET_YEEKEE", 27 * MINUTE_MS, 2 * MINUTE_MS),
  round("4101", "ยี่กี 5 นาที รอบที่ 101", "yeekee", "yeekee_5", "BET_YEEKEE", 4 * MINUTE_MS, 30 * SECOND_MS),
  round("5010", "ปิงปอง รอบที่ 10", "yeekee", "pingpong", "BET_YEEKEE", 41 * MINUTE_MS, 2 * MINUTE_MS),
];

const setKinds = {
  hanoy: round("6001", "หวยชุดฮานอย", "set_4", "hanoy", "BET_LOTERRY4_HANOY", 5 * HOUR_MS, 30 * MINUTE_MS),
  lao: round("6002", "หวยชุดลาว", "set_4", "lao", "BET_LOTERRY4_LAOS", 6 * HOUR_MS, 30 * MINUTE_MS),
  laoSuper: round(
    "6003",
    "ลาวซุปเปอร์",
    "set_4",
    "lao-super",
    "BET_LOTTERY4_LAOS_SUPER",
    7 * HOUR_MS,
    30 * MINUTE_MS,
  ),
  malay: round("6004", "หวยชุดมาเลย์", "set_4", "malay", "BET_LOTERRY4_MALAY", 8 * HOUR_MS, 30 * MINUTE_MS),
};

function round(
  id: string,
  name: string,
  betGroup: string,
  betType: string,
  betName: string,
  closesIn: number,
  resultAfter: number,
): Kind {
  return { id, name, betGroup, betType, betName, closesIn, resultAfter };
}

/** A round with the fields of section 3; `bornMs` is when this upstream was started. */
function written(kind: Kind, bornMs: number, nowMs: number) {
  const closeMs = bornMs + kind.closesIn;
  const resultMs = closeMs + kind.resultAfter;
  const [close, result] = [wallClock(closeMs), wallClock(resultMs)];
  return {
    name: kind.name,
    betGroup: kind.betGroup,
    betType: kind.betType,
    dt: close.dt,
    closeDt: close.dt,
    resultDt: result.dt,
    closeTime: close.time,
    resultTime: result.time,
    betList: {
      dt: close.dt,
      betId: kind.id,
      betName: kind.betName,
      active: nowMs < closeMs,
      setResult: nowMs >= resultMs,
      unixTimeStamp: {
        realCloseTime: Math.floor(closeMs / SECOND_MS),
        realResultTime: Math.floor(resultMs / SECOND_MS),
      },
      betMax_teng_bon_3: 500,
      betMax_teng_lang_2: 1000,
      betMax_tode_3: 300,
    },
  };
}

export type SpecRound = ReturnType<typeof written>;

/** All rounds of `bet-lists.latest`. */
export const latestRounds = (bornMs: number, nowMs: number): SpecRound[] =>
  kinds.map((kind) => written(kind, bornMs, nowMs));

/** The four markets of `lotteries.4d.latest`. */
export const latestSets = (bornMs: number, nowMs: number) =>
  Object.fromEntries(
    Object.entries(setKinds).map(([market, kind]) => [market, written(kind, bornMs, nowMs)]),
  );
