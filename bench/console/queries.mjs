/** What the pages of slips, members and deposits can ask for, each kind with another choice every time. */
import { days } from "./fill.mjs";

const dayMs = 86_400_000;
/** The day so many days ago, as the pages write it. */
const day = (ago) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
const pad = (number, digits) => String(number).padStart(digits, "0");

const groups = ["gov", "stock", "yeekee", "set_4"];
const states = ["accepted", "won", "lost", "cancelled", "refunded"];
const options = ["teng_bon_3", "teng_bon_2", "teng_lang_2"];
const pick = (list, at) => list[at % list.length];
const someDay = (at) => 1 + ((at * 13) % (days - 1));
const span = (at) => ({ startedDate: day(someDay(at) + 2), endedDate: day(someDay(at)) });
const two = (at) => pad((at * 37) % 100, 2);
const three = (at) => pad((at * 371) % 1_000, 3);

/** @returns {Record<string, (at: number) => object>} bodies of operators.poys.all by what they filter by */
export const slipQueries = ({ members, rounds, poyNos, types }) => ({
  "slip's number": (at) => ({ poyNo: pick(poyNos, at) }),
  member: (at) => ({ uuid: pick(members, at) }),
  "member, by stake": (at) => ({ uuid: pick(members, at), sort: "stake" }),
  "member and state": (at) => ({ uuid: pick(members, at), status: pick(states, at) }),
  "member and option": (at) => ({ uuid: pick(members, at), option: pick(options, at) }),
  "member and days": (at) => ({ uuid: pick(members, at), ...span(at) }),
  round: (at) => ({ betId: pick(rounds, at) }),
  "round, by win": (at) => ({ betId: pick(rounds, at), sort: "win" }),
  "round and state": (at) => ({ betId: pick(rounds, at), status: pick(states, at) }),
  "round and option": (at) => ({ betId: pick(rounds, at), option: pick(options, at) }),
  "round and number": (at) => ({ betId: pick(rounds, at), number: two(at) }),
  group: (at) => ({ betGroup: pick(groups, at) }),
  "group, oldest": (at) => ({ betGroup: pick(groups, at), sort: "oldest" }),
  market: (at) => ({ betType: pick(types, at) }),
  "market and state": (at) => ({ betType: pick(types, at), status: pick(states, at) }),
  state: (at) => ({ status: pick(states, at) }),
  "state, oldest": (at) => ({ status: pick(states, at), sort: "oldest" }),
  "state and group": (at) => ({ status: pick(states, at), betGroup: pick(groups, at) }),
  "one day": (at) => ({ startedDate: day(someDay(at)), endedDate: day(someDay(at)) }),
  "three days": span,
  "three days, oldest": (at) => ({ ...span(at), sort: "oldest" }),
  "days and group": (at) => ({ ...span(at), betGroup: pick(groups, at) }),
  "days and market": (at) => ({ ...span(at), betType: pick(types, at) }),
  "days and state": (at) => ({ ...span(at), status: pick(states, at) }),
  "days, group and state": (at) => ({
    ...span(at),
    betGroup: pick(groups, at),
    status: pick(states, at * 3),
  }),
  "one digit": (at) => ({ number: String(at % 10) }),
  "two digits": (at) => ({ number: two(at) }),
  "three digits": (at) => ({ number: three(at) }),
  "digits of sets": (at) => ({ number: pad((at * 3_701) % 10_000, 4) }),
  "number and option": (at) => ({ number: two(at), option: pick(options.slice(1), at) }),
  "number and state": (at) => ({ number: two(at), status: pick(states, at) }),
  "number and group": (at) => ({ number: two(at), betGroup: pick(groups, at) }),
  "number and days": (at) => ({ number: two(at), ...span(at) }),
});

/** Bodies of operators.members.all. */
export const memberQueries = {
  "all members": () => ({}),
  "part of a name": (at) => ({ search: `k0${pad(at % 500, 3)}` }),
  "part of a phone number": (at) => ({ search: `0855${pad(at * 7, 6).slice(0, 5)}` }),
  "name that nobody has": (at) => ({ search: `nobody${at}` }),
  "member's status": (at) => ({ status: at % 5 }),
};

/** Bodies of operators.deposits.all. */
export const depositQueries = ({ members }) => ({
  "deposits for staff": () => ({}),
  "one member's": (at) => ({ uuid: pick(members, at), sort: "newest" }),
  "state, newest": (at) => ({ status: pick(["credited", "expired", "rejected"], at), sort: "newest" }),
  "state and days": (at) => ({ status: "credited", ...span(at), sort: "newest" }),
  "state and channel": (at) => ({
    status: "credited",
    channel: pick(["fast", "qrcode"], at),
    sort: "newest",
  }),
});
