import { randomInt } from "node:crypto";
import { startOwnSite } from "../tools/site/own-site.mjs";

const tries = 200;
const password = "Gold#Navy7";

/**
 * Checks that response times do not reveal who is a member: medians of refused logins and of requested codes,
 * for names that exist and names that do not, run alternately, each from an address of its own. A ratio of 1
 * reveals nothing.
 */
export async function measureMembers() {
  const site = await startOwnSite();
  try {
    const known = await makeKnown(site.client);
    const unknown = known.map((_, at) => ({ userName: `nobody${at}x`, phoneNumber: phoneOf(500_000 + at) }));
    // The name exists, the number is another person's: that must not be visible either.
    const mixed = known.map(({ userName }, at) =>
      at % 2 ? unknown[at] : { userName, phoneNumber: phoneOf(600_000 + at) },
    );
    const login = ({ userName }) => ["/api/users.login", { userName, password: "Wrong#Pin1" }];
    const forgot = (who) => ["/api/otps.request", { ...who, purpose: "forgot-password" }];
    return [
      await compare(site.client, "login, a wrong PIN", login, known, unknown),
      await compare(site.client, "forgot PIN, a code asked for", forgot, known, mixed),
    ];
  } finally {
    await site.stop();
  }
}

async function compare(client, what, callOf, known, unknown) {
  const took = { known: [], unknown: [] };
  const answers = { known: new Set(), unknown: new Set() };
  // Alternating in both orders, so that other load on the machine slows both alike.
  const turns = known.flatMap((who, at) => {
    const pair = [
      { kind: "known", who },
      { kind: "unknown", who: unknown[at] },
    ];
    return randomInt(2) ? pair : pair.reverse();
  });
  // The first calls of a service are slower than all others.
  for (const who of warmers()) await answerOf(client, ...callOf(who));
  for (const { kind, who } of turns) {
    const [path, body] = callOf(who);
    const start = performance.now();
    answers[kind].add(await answerOf(client, path, body));
    took[kind].push(performance.now() - start);
  }
  const [knownMs, unknownMs] = [median(took.known), median(took.unknown)];
  const ratio = knownMs / unknownMs;
  const isSame = [...answers.known].join() === [...answers.unknown].join();
  return {
    what,
    tries: `2 × ${tries}`,
    "known ms": knownMs,
    "unknown ms": unknownMs,
    "ratio (0.90 to 1.10)": `${ratio < 0.9 || ratio > 1.1 ? "! " : ""}${ratio.toFixed(3)}`,
    answers: `${isSame ? "alike" : "! they differ"}: ${[...answers.known].join(", ")}`,
  };
}

/** "sent", or the refusal's code. */
const answerOf = (client, path, body) =>
  client.post(path, body, { address: newAddress() }).then(
    (data) => Object.keys(data).join(" "),
    (error) => error.message.split(": ")[1].trim(),
  );

async function makeKnown(client) {
  const people = [];
  for (let at = 0; at < tries; at++) {
    const person = { userName: `known${at}member`, phoneNumber: phoneOf(at) };
    await client.grant("/api/users.signup", { ...person, password }, newAddress());
    people.push(person);
  }
  return people;
}

const phoneOf = (number) => `+6688${String(number).padStart(7, "0")}`;

let addresses = 0;
const newAddress = () => `10.50.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

let people = 0;
const warmers = () =>
  Array.from({ length: 40 }, () => ({
    userName: `warmer${++people}x`,
    phoneNumber: phoneOf(700_000 + people),
  }));
