import { describe, expect, test } from "vitest";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { allPoys } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { upstreamEnv } from "@/upstream/config/env";
import { newKey } from "../../../tools/testing/calls";
import { embeddedAlone } from "../../support/database";
import { newcomer, type Person } from "../../support/people";
import { testEnv } from "../../support/service";
import { useService } from "../../support/use-service";

const MOST = 5;

describe.each(embeddedAlone)("acts of money of one member on $kind", (kind) => {
  const open = useService(kind, { MEMBER_ACTS_PER_MINUTE: MOST });
  // Refused by the rules, and still counted as an action.
  const act = ({ token }: Person) =>
    open().refusal(createFastDeposit, {
      body: { bankId: 1, prepareAmount: satang(100) },
      token,
      key: newKey(),
    });

  test("beyond so many in a minute the next one waits; others and what is read do not", async () => {
    const service = open();
    const [hasty, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    const answers = await Promise.all(Array.from({ length: MOST + 3 }, () => act(hasty)));
    expect(answers.filter(({ code }) => code === "rate-limited")).toHaveLength(3);
    expect((await act(other)).code).not.toBe("rate-limited");
    expect((await service.call(allPoys, { body: {}, token: hasty.token })).items).toEqual([]);
  });

  test("one whose answer was lost is answered by its key, however many there were since", async () => {
    const member = await newcomer(open(), 0);
    const sent = {
      body: { bankId: 1, prepareAmount: satang(500_00) },
      token: member.token,
      key: newKey(),
    };
    const { id } = await open().call(createFastDeposit, sent);
    await Promise.all(Array.from({ length: MOST }, () => act(member)));
    expect((await act(member)).code).toBe("rate-limited");
    expect((await open().call(createFastDeposit, sent)).id).toBe(id);
  });

  test("are 120 a minute where the environment says nothing", () => {
    const { MEMBER_ACTS_PER_MINUTE: _, ...env } = testEnv({ env: { DATA_DIR: "unused", DATABASE_URL: "" } });
    expect(upstreamEnv.parse({ ...env, DATABASE_URL: undefined }).MEMBER_ACTS_PER_MINUTE).toBe(120);
  });
});
