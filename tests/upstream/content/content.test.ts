import { describe, expect, test } from "vitest";
import { allBanners, allNews, allPopups, allPromotions, allVdos, oneVdo } from "@/lib/contract/content";
import { allAudit } from "@/lib/contract/operators/audit";
import {
  allContent,
  type ContentPiece,
  removeContent,
  saveContent,
  setSite,
} from "@/lib/contract/operators/site";
import { agentsSupports, siteDetail } from "@/lib/contract/site";
import { localeCodes } from "@/lib/domain/access/path";
import { bangkokIso, DAY_MS, HOUR_MS } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { embeddedAlone } from "../../support/database";
import { operator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(embeddedAlone)("content on $kind", (kind) => {
  const open = useService(kind);

  test("of the box is there in each language, and in that language alone", async () => {
    const service = open();
    for (const locale of localeCodes) {
      const query = { locale };
      const kinds = await Promise.all([
        service.call(allNews, { query }),
        service.call(allPromotions, { query }),
        service.call(allVdos, { query }),
        service.call(allBanners, { query }),
        service.call(allPopups, { query }),
      ]);
      for (const rows of kinds) {
        expect(rows.length).toBeGreaterThan(0);
        expect(new Set(rows.map((row) => row.locale))).toEqual(new Set([locale]));
      }
      const vdo = await service.call(oneVdo, { query: { vdoName: "place-a-bet", locale } });
      expect(vdo.captions.map((track) => track.locale)).toEqual([...localeCodes]);
      expect(vdo.transcript.length * 5).toBe(vdo.lengthSeconds);
    }
    expect(await service.call(allNews, { query: {} })).toEqual(
      await service.call(allNews, { query: { locale: "th" } }),
    );
  });

  test("is written, changed and removed by administrators, and each act stands in the log", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const piece = await promotion(service, { title: "First" });
    await service.call(saveContent, { body: piece, token });
    const changed = { ...piece, title: "Second" };
    expect(await service.call(saveContent, { body: changed, token })).toEqual(changed);
    const shown = (await service.call(allPromotions, { query: { locale: "en" } })).find(isThe(piece));
    expect(shown).toMatchObject({ title: "Second", endsAt: null });
    expect(shown).not.toHaveProperty("isHidden");
    const { kind: of, id } = piece;
    await service.call(removeContent, { body: { kind: of, id, reason: "it is over" }, token });
    expect((await service.call(allPromotions, { query: {} })).some(isThe(piece))).toBe(false);
    expect((await service.refusal(removeContent, { body: { kind: of, id }, token })).code).toBe("not-found");

    const { items } = await service.call(allAudit, { body: { limit: 3 }, token });
    expect(items.map(({ action, target }) => [action, target])).toEqual([
      ["operators.content.remove", `promotion/${id}`],
      ["operators.content.save", `promotion/${id}`],
      ["operators.content.save", `promotion/${id}`],
    ]);
    expect(items[0]).toMatchObject({ before: { title: "Second" }, after: null, reason: "it is over" });
    expect(items[1]).toMatchObject({ before: { title: "First" }, after: { title: "Second" } });
  });

  test("that is hidden, not out yet or long over is seen by editors alone; what just ended sinks", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const now = await service.now();
    const pieces = {
      hidden: await promotion(service, { isHidden: true }),
      tomorrow: await promotion(service, { publishedAt: bangkokIso(now + DAY_MS) }),
      over: await promotion(service, { endsAt: bangkokIso(now - 61 * DAY_MS) }),
      ended: await promotion(service, { endsAt: bangkokIso(now - HOUR_MS) }),
    };
    for (const body of Object.values(pieces)) await service.call(saveContent, { body, token });
    const shown = await service.call(allPromotions, { query: { locale: "en" } });
    expect(shown.at(-1)).toMatchObject({ id: pieces.ended.id });
    for (const piece of [pieces.hidden, pieces.tomorrow, pieces.over])
      expect(shown.some(isThe(piece))).toBe(false);

    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const body = { kind: "promotion" as const, limit: 2, ...(cursor ? { cursor } : {}) };
      const page = await service.call(allContent, { body, token });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(Object.values(pieces).map(({ id }) => id)));
  });

  test("is listed to its end for editors, whatever year it bears and whatever cursor they send", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const old = ["1969-07-20T00:00:00+07:00", "1968-07-20T00:00:00+07:00", "1967-07-20T00:00:00+07:00"];
    const bodies = await Promise.all(old.map((publishedAt) => promotion(service, { publishedAt })));
    for (const body of bodies) await service.call(saveContent, { body, token });
    const page = (cursor?: string) =>
      service.call(allContent, { body: { kind: "promotion", limit: 1, cursor }, token });
    const behind = await page(`${Date.parse(old[0] ?? "")}:${bodies[0]?.id}`);
    expect(behind.items.map(({ id }) => id)).toEqual([bodies[1]?.id]);
    expect((await page(behind.nextCursor ?? "")).items.map(({ id }) => id)).toEqual([bodies[2]?.id]);
    expect(await page("999999999999999:x")).toEqual(await page());
  });

  test("a video's name is its own in its language; the reader's language goes before everyone's", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const [seeded] = await service.call(allVdos, { query: { locale: "en" } });
    if (!seeded) throw new Error("the box has no video");
    const publishedAt = bangkokIso(await service.now());
    const twin = { ...seeded, kind: "vdo" as const, id: newKey(), publishedAt, isHidden: false };
    expect((await service.refusal(saveContent, { body: twin, token })).code).toBe("content-name-taken");
    await service.call(saveContent, { body: { ...twin, locale: null, title: "For everyone" }, token });
    const { vdoName } = seeded;
    expect((await service.call(oneVdo, { query: { vdoName, locale: "en" } })).title).toBe(seeded.title);
    const gone = await service.refusal(oneVdo, { query: { vdoName: "nowhere" } });
    expect(gone.code).toBe("not-found");
  });

  test("the site's marks and contacts are set one by one, and what is malformed is refused", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const said = { gaID: "G-AB12CD34EF", support: { urlSupport: "https://chat.example/house" } };
    const after = await service.call(setSite, { body: said, token });
    expect(after).toMatchObject({
      title: null,
      gaID: said.gaID,
      support: { activeSupport: true, ...said.support },
    });
    await service.call(setSite, { body: { title: "House of Tests" }, token });
    expect(await service.call(siteDetail, {})).toMatchObject({ title: "House of Tests", gaID: said.gaID });
    expect(await service.call(agentsSupports, {})).toMatchObject(said.support);
    for (const wrong of [
      { gaID: "UA-1" },
      { siteVerification: '"><script>' },
      { support: { urlPopup: "http://plain.example/" } },
      { support: { officePhoneNumber: "call me" } },
    ]) {
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await service.wire("POST", "/api/operators.site.set", wrong, headers);
      expect({ status, body }).toMatchObject({ status: 422, body: { code: "invalid-input" } });
    }
  });

  test("staff below an administrator write nothing", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const body = await promotion(service, {});
    expect((await service.refusal(saveContent, { body, token })).code).toBe("forbidden");
    expect((await service.refusal(setSite, { body: {}, token })).code).toBe("forbidden");
  });
});

type Promotion = Extract<ContentPiece, { kind: "promotion" }>;

async function promotion(service: TestService, facts: Partial<Promotion>): Promise<Promotion> {
  return {
    kind: "promotion",
    id: newKey(),
    title: "A promotion",
    html: "<p>Its text</p>",
    locale: "en",
    publishedAt: bangkokIso((await service.now()) - HOUR_MS),
    isHidden: false,
    imageUrl: null,
    endsAt: null,
    ...facts,
  };
}

const isThe = (piece: { id: string }) => (row: { id: string }) => row.id === piece.id;
