import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { oneDeposit } from "@/lib/contract/deposits";
import { callName, type Endpoint, serviceBase } from "@/lib/contract/endpoint";
import { knownKeys } from "@/lib/contract/known-keys";
import { allNumberSets } from "@/lib/contract/number-sets";
import { onePoy } from "@/lib/contract/poys";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { type Belongings, membersCalls, namingFields, owned } from "../../support/laws/owned";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { confirmPinOf } from "../../support/world/banks";
import { fillHands, SET_NAME } from "../../support/world/belongings";
import { TODAY } from "../../support/world/facts";
import { newcomer, type Person } from "../../support/world/people";

/** The number of the owner's bank account */
let theirAccount = "";

/** The state in which the owner has none of it. */
const madeUp = (): Belongings => ({
  uuid: randomUUID(),
  poyId: randomUUID(),
  poyKey: newKey(),
  setPoyId: randomUUID(),
  depositId: randomUUID(),
  depositTotal: 100_77,
  numberSetId: randomUUID(),
  bankId: 9_999_999,
  fileId: randomUUID(),
  playId: randomUUID(),
  sessionId: randomUUID(),
  passkeyId: randomUUID(),
  challengeId: randomUUID(),
  ticketId: randomUUID(),
});

describe.each(oneDatabase)("what one member owns, and another member on $kind", (kind) => {
  const open = useService(kind);
  let [owner, other] = [] as unknown as [Person, Person];
  let theirs: Belongings;
  beforeAll(async () => {
    [owner, other] = [await newcomer(open(), 1_000), await newcomer(open(), 1_000)];
    for (const person of [owner, other]) await confirmPinOf(open(), person);
    const { accountNumber, ...filled } = await fillHands(open(), owner);
    [theirs, theirAccount] = [filled, accountNumber];
  });

  const asks = membersCalls
    .filter((entry) => callName(entry) in owned)
    .flatMap((entry) =>
      Object.entries(owned[callName(entry)] ?? {}).map(
        ([thing, reach]) => [callName(entry), thing, entry, reach] as const,
      ),
    );

  test.each(asks)(
    "%s of another's %s is refused like one that does not exist",
    async (_, _thing, entry, reach) => {
      const service = open();
      const answer = await ask(service, entry, reach(theirs), other);
      expect([200, 500]).not.toContain(answer.status);
      // Refused for the owner, not for the format.
      expect(answer.body).not.toMatchObject({ code: "invalid-input" });
      expect(answer).toEqual(await ask(service, entry, reach(madeUp()), other));
      for (const mark of marksOf(theirs, owner)) expect(JSON.stringify(answer)).not.toContain(mark);
    },
  );

  const reads = membersCalls.filter(
    (entry) =>
      (entry.method === "GET" || /\.(all|bank|history|auth)$/.test(entry.path)) &&
      namingFields(entry).length === 0,
  );

  test.each(reads.map((entry) => [callName(entry), entry] as const))(
    "%s tells a member nothing of another",
    async (_, entry) => {
      const service = open();
      const days = knownKeys(entry.body)?.has("startedDate") ? { startedDate: TODAY, endedDate: TODAY } : {};
      const answer = await ask(service, entry, days, other);
      expect(answer.status).toBe(200);
      for (const mark of marksOf(theirs, owner)) expect(JSON.stringify(answer)).not.toContain(mark);
    },
  );

  test("leaves it as it was: the owner still has it all", async () => {
    const service = open();
    const { token } = owner;
    for (const id of [theirs.poyId, theirs.setPoyId])
      expect(await service.call(onePoy, { query: { id }, token })).toMatchObject({ status: "accepted" });
    const deposit = await service.call(oneDeposit, { query: { id: theirs.depositId }, token });
    expect(deposit.status).toBe("waiting");
    expect(await service.call(allNumberSets, { token })).toMatchObject([{ name: SET_NAME }]);
  });
});

/** The owner's data that no answer to another member may contain. */
const marksOf = ({ depositTotal: _, bankId: __, ...ids }: Belongings, { userName }: Person): string[] => [
  ...Object.values(ids),
  userName,
  theirAccount,
  SET_NAME,
];

async function ask(service: TestService, entry: Endpoint, input: Record<string, unknown>, { token }: Person) {
  const isGet = entry.method === "GET";
  const search = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const heads = { authorization: `Bearer ${token}`, "idempotency-key": newKey() };
  const path = `${serviceBase[entry.service]}${entry.path}${search}`;
  const { status, body } = await service.wire(entry.method, path, input, heads);
  return { status, body };
}
