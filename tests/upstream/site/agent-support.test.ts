import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setAgentSupport } from "@/lib/contract/operators/site";
import { agentsSupports, agentsSupportsOf } from "@/lib/contract/site";
import { centreAgent } from "@/upstream/db/schema/agents";
import { member } from "@/upstream/db/schema/members";
import { embeddedAlone } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { newcomer, operator } from "../../support/world/people";

describe.each(embeddedAlone)("how to reach the people of the site on $kind", (kind) => {
  const open = useService(kind);
  const write = async (agentId: number, officePhoneNumber: string) => {
    const { token } = await operator(open(), "administrator");
    return open().call(setAgentSupport, { body: { agentId, support: { officePhoneNumber } }, token });
  };
  const phone = async (token?: string, headers: Record<string, string> = {}) =>
    (await open().call(agentsSupports, { token, headers })).officePhoneNumber;

  test("a member gets the contacts of their agent, anybody else those of the centre", async () => {
    const own = await newcomer(open(), 0);
    const other = await newcomer(open(), 0);
    await open().db.update(member).set({ agentId: 77 }).where(eq(member.uuid, own.uuid));
    const site = await phone();
    await write(77, "02-777-7777");
    expect(await phone(own.token)).toBe("02-777-7777");
    expect([await phone(other.token), await phone(), await phone("no token of ours")]).toEqual([
      site,
      site,
      site,
    ]);
  });

  test("what an agent leaves unsaid is the site's own, all six fields of it", async () => {
    await write(78, "02-888-8888");
    const [own, site] = await Promise.all([
      open().call(agentsSupportsOf, { body: { agentId: 78 } }),
      open().call(agentsSupportsOf, { body: { agentId: 999 } }),
    ]);
    expect(own).toEqual({ ...site, officePhoneNumber: "02-888-8888" });
    expect(Object.keys(own).sort()).toEqual([
      "activePopup",
      "activeSupport",
      "officePhoneNumber",
      "urlBailek",
      "urlPopup",
      "urlSupport",
    ]);
  });

  test("an invitation leads to the agent of who sent it, whatever else is said; a made-up word to the centre", async () => {
    const inviter = await newcomer(open(), 0);
    const [row] = await open()
      .db.update(member)
      .set({ agentId: 79 })
      .where(eq(member.uuid, inviter.uuid))
      .returning({ afSlug: member.afSlug });
    await write(79, "02-999-9999");
    const of = async (body: { agentId?: number; slug?: string }) =>
      (await open().call(agentsSupportsOf, { body })).officePhoneNumber;
    expect(await of({ slug: row?.afSlug ?? "", agentId: 999 })).toBe("02-999-9999");
    expect(await of({ slug: "nobodysent" })).toBe(await phone());
  });

  test("each language has a centre of its own", async () => {
    await open().db.update(centreAgent).set({ agentId: 80 }).where(eq(centreAgent.locale, "mm"));
    await write(80, "02-000-8080");
    expect(await phone(undefined, { "accept-language": "my" })).toBe("02-000-8080");
    expect(await phone(undefined, { "accept-language": "th" })).not.toBe("02-000-8080");
  });

  test("an operator writes phones and https addresses only", async () => {
    const { token } = await operator(open(), "administrator");
    for (const support of [{ officePhoneNumber: "call me" }, { urlSupport: "javascript:alert(1)" }])
      expect(
        await open().wire(
          "POST",
          "/api/operators.agents-supports.set",
          { agentId: 81, support },
          {
            authorization: `Bearer ${token}`,
          },
        ),
      ).toMatchObject({ status: 422, body: { code: "invalid-input" } });
  });
});
