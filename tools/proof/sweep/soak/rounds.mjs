import { randomInt } from "node:crypto";

const digitsOf = (option) => Number(/\d+$/.exec(option)[0]);
const pick = (list) => list[randomInt(list.length)];
const refreshMs = 20_000;
const shortRounds = ["yeekee", "yeekee_5", "pingpong"];

/**
 * Rounds that take bets now, with the rates of their options, as a visitor sees them. Refreshed regularly,
 * because rounds open and close during the soak.
 * @param {ReturnType<typeof import("../visitor.mjs").createVisitor>} visitor
 */
export function createRounds(visitor) {
  let open = Promise.resolve([]);
  let readAt = 0;
  const rates = new Map();

  async function read(path) {
    const { status, text } = await visitor.call(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return JSON.parse(text).data;
  }

  async function ratesOf(betId) {
    if (!rates.has(betId)) rates.set(betId, read(`/poy-api/bet-list-min-maxes.all?betId=${betId}`));
    const rows = await rates.get(betId);
    return rows.filter(({ defaultRate, betMin }) => defaultRate > 0 && betMin <= 20);
  }

  /** A round of single numbers; rounds of sets have no rates. */
  async function anyRound(choice) {
    if (choice.length === 0) throw new Error("no round takes bets");
    const round = pick(choice);
    const options = await ratesOf(round.betId);
    if (options.length > 0) return { betId: round.betId, options };
    return anyRound(choice.filter((other) => other !== round));
  }

  function openRounds() {
    if (Date.now() - readAt > refreshMs) {
      readAt = Date.now();
      open = read("/poy-api/bet-lists.latest").then((rounds) =>
        rounds
          .map(({ betType, betList }) => ({ ...betList, betType }))
          .filter(({ status }) => status === "open"),
      );
    }
    return open;
  }

  const isShort = ({ betType }) => shortRounds.includes(betType);

  /** A round that takes shots now; between 04:00 and 06:00 in Bangkok there is none. */
  async function shotRound() {
    const taking = (await openRounds()).filter((round) => isShort(round) && round.active);
    return taking.length > 0 ? pick(taking).betId : null;
  }

  /** A slip of one to five lines on random numbers; half of them on rounds that are drawn within the hour. */
  async function anySlip() {
    const all = await openRounds();
    const short = all.filter(isShort);
    const { betId, options } = await anyRound(short.length > 0 && randomInt(2) === 0 ? short : all);
    const lines = Array.from({ length: randomInt(1, 6) }, (_, at) => {
      const { betOption, betMin, defaultRate } = pick(options);
      const digits = digitsOf(betOption);
      return {
        ...{
          ref: `l${at}`,
          add: at,
          option: betOption,
          price: betMin + randomInt(20),
          multiply: defaultRate,
        },
        number: String(randomInt(10 ** digits)).padStart(digits, "0"),
      };
    });
    return { betId, lines };
  }
  return { anySlip, shotRound };
}
