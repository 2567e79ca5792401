import { describe, expect, test } from "vitest";
import { betListResultHistory, type ResultRow } from "@/lib/contract/rounds";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";

const query = { betGroup: "gov", limit: 60 };

describe.each(oneDatabase)("the history of the government lottery on $kind", (kind) => {
  const open = useService(kind, { DEMO_FEED: true });

  test("goes on after the archive: every draw that was held since is there once, as a demo result", async () => {
    const service = open();
    await service.tick();
    await service.tick();
    const rows = await service.call(betListResultHistory, { query });
    const since = rows.filter(({ dt }) => dt > "2025-06-16");
    expect(since.map(({ dt }) => dt)).toEqual([
      ...["2026-11-16", "2026-11-01", "2026-10-16", "2026-10-01", "2026-09-16", "2026-09-01", "2026-08-16"],
      ...["2026-08-01", "2026-07-16", "2026-07-01", "2026-06-16", "2026-06-01", "2026-05-16", "2026-05-02"],
      ...["2026-04-16", "2026-04-01", "2026-03-16", "2026-03-01", "2026-02-16", "2026-02-01", "2026-01-17"],
      ...["2026-01-02", "2025-12-16", "2025-12-01", "2025-11-16", "2025-11-01", "2025-10-16", "2025-10-01"],
      ...["2025-09-16", "2025-09-01", "2025-08-16", "2025-08-01", "2025-07-16", "2025-07-01"],
    ]);
    expect(since.filter(isDemo)).toEqual(since);
    expect(rows.slice(since.length).filter(isDemo)).toEqual([]);
    expect(new Set(since.map(({ result }) => JSON.stringify(result))).size).toBe(since.length);
  });

  test("does not count among the real results, which statistics are made of", async () => {
    const service = open();
    await service.tick();
    const [newest] = await service.call(betListResultHistory, { query: { ...query, real: true } });
    expect(newest?.dt).toBe("2025-06-16");
  });
});

describe.each(oneDatabase)("the history without demo results on $kind", (kind) => {
  const open = useService(kind);

  test("ends where the archive ends", async () => {
    const service = open();
    await service.tick();
    const [newest] = await service.call(betListResultHistory, { query });
    expect(newest?.dt).toBe("2025-06-16");
  });
});

const isDemo = ({ demo }: ResultRow): boolean => demo === true;
