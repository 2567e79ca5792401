import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { afSummary, countAfClick } from "@/lib/contract/affiliate";
import { signup } from "@/lib/contract/users";
import { readAfSlug } from "@/lib/domain/rewards/affiliate";
import { member } from "@/upstream/db/schema/members";
import { oneDatabase } from "../../support/database";
import { newcomer, newIdentity, PASSWORD, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("an invitation on $kind", (kind) => {
  const open = useService(kind);

  test("is each member's own: eight unambiguous letters, and never two the same", async () => {
    const { db } = open();
    const { rows } = await db.execute<{ slug: string }>(
      sql`SELECT new_af_slug() AS slug FROM generate_series(1, 20000)`,
    );
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(20_000);
    expect(rows.filter(({ slug }) => readAfSlug(slug) !== slug)).toEqual([]);
    const own = await db.select({ slug: member.afSlug }).from(member);
    expect(own.length).toBeGreaterThan(3);
    expect(own.every(({ slug }) => readAfSlug(slug) === slug)).toBe(true);
  });

  test("makes whoever signs up by it the sender's friend, in any spelling", async () => {
    const service = open();
    const sender = await newcomer(service, 0);
    const { slug } = await summary(service, sender);
    const [row] = await service.db.select().from(member).where(eq(member.uuid, sender.uuid));
    for (const spelt of [slug, slug.toUpperCase()]) {
      const friend = await signUpBy(service, spelt);
      expect([friend?.referrer, friend?.slug, friend?.agentId, friend?.refUid]).toEqual([
        sender.uuid,
        spelt,
        2,
        row?.uid,
      ]);
    }
    expect((await summary(service, sender)).members).toBe(2);
  });

  test.each([["nok-7"], ["34679cdf"], [""], ["%27 or 1=1"]])(
    "of a word that nobody sent, %j, makes nobody a friend; the centre takes the newcomer",
    async (slug) => {
      const friend = await signUpBy(open(), slug);
      expect([friend?.referrer, friend?.slug, friend?.agentId, friend?.refUid]).toEqual([null, slug, 2, 0]);
    },
  );

  test("of an operator is none", async () => {
    const service = open();
    const [staff] = await service.db.select().from(member).where(eq(member.userName, "staff01"));
    expect((await signUpBy(service, staff?.afSlug ?? ""))?.referrer).toBeNull();
  });

  test("is never one's own: the database itself refuses it", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 0);
    const own = service.db.update(member).set({ referrer: uuid }).where(eq(member.uuid, uuid));
    await expect(own).rejects.toThrow();
  });

  test("counts a visitor once a day, whatever they press, and stores nothing that identifies them", async () => {
    const service = open();
    const [sender, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    const [slug, otherSlug] = [(await summary(service, sender)).slug, (await summary(service, other)).slug];
    const clicks = async () => (await summary(service, sender)).clicks;
    const start = new Date(await service.now());
    await Promise.all(Array.from({ length: 6 }, () => click(service, slug, "device-one-of-a-visitor")));
    expect(await clicks()).toBe(1);
    await click(service, slug.toUpperCase(), "device-one-of-a-visitor");
    await click(service, slug, "device-two-of-a-visitor");
    await click(service, otherSlug, "device-one-of-a-visitor");
    expect(await clicks()).toBe(2);
    const { rows } = await service.db.execute<{ kept: string; visitor: string }>(
      sql`SELECT af_click::text AS kept, visitor FROM af_click`,
    );
    expect(rows.some(({ kept }) => kept.includes("device"))).toBe(false);
    // The same browser has another pseudonym for another inviter, and on the next day.
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(rows.length);
    await service.setClock(new Date(start.getTime() + 24 * 60 * 60_000).toISOString());
    await click(service, slug, "device-one-of-a-visitor");
    expect(await clicks()).toBe(3);
  });

  test("followed by an unidentified visitor, or with an unknown slug, counts nothing and reports nothing", async () => {
    const service = open();
    const { slug } = await summary(service, await newcomer(service, 0));
    const before = await countOf(service);
    expect(await click(service, slug, "")).toEqual({});
    expect(await click(service, "34679cdf", "device-three-of-a-visitor")).toEqual({});
    expect(await countOf(service)).toBe(before);
  });

  test("followed too fast from one address is slowed down", async () => {
    const service = open();
    const { slug } = await summary(service, await newcomer(service, 0));
    const headers = { "x-client-ip": `203.0.113.77 ${kind.kind}`, "x-device-id": "device-four-of-a-visitor" };
    const send = () => service.call(countAfClick, { body: { slug }, headers });
    const told = await Promise.allSettled(Array.from({ length: 35 }, send));
    const refused = told.filter((one) => one.status === "rejected");
    expect(refused.map((one) => one.reason.code)).toEqual(Array(5).fill("rate-limited"));
  });
});

let visits = 0;

function click(service: TestService, slug: string, deviceId: string) {
  visits += 1;
  const headers = { "x-client-ip": `198.51.100.${visits % 250}`, "x-device-id": deviceId };
  return service.call(countAfClick, { body: { slug }, headers });
}

const summary = (service: TestService, { token }: Person) => service.call(afSummary, { token });

async function countOf({ db }: TestService) {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*) AS count FROM af_click`);
  return rows[0]?.count;
}

async function signUpBy(service: TestService, slug: string) {
  const identity = newIdentity();
  const body = { ...identity, password: PASSWORD, slug };
  await service.call(signup, { body, headers: { "x-client-ip": identity.phoneNumber } });
  const [row] = await service.db.select().from(member).where(eq(member.userName, identity.userName));
  return row;
}
