import { eq } from "drizzle-orm";
import papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { csvColumns } from "@/lib/contract/csv-columns";
import { allOperatorReads } from "@/lib/contract/operators/audit";
import { oneMember } from "@/lib/contract/operators/members";
import { allOperatorPoys } from "@/lib/contract/operators/poys";
import { operatorLogout } from "@/lib/contract/operators/session";
import { round } from "@/upstream/db/schema/rounds";
import { csvAnswer } from "@/upstream/http/csv-answer";
import { routes } from "@/upstream/routes";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { newcomer, operator, type Person } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

const SLIPS = 205;

describe.each(oneDatabase)("a list as a CSV file on $kind", (kind) => {
  const open = useService(kind);
  let betId = "";
  let member: Person;
  beforeAll(async () => {
    member = await newcomer(open(), 1_000);
    betId = await addRound(open(), "th_open");
    for (let at = 0; at < SLIPS; at++) await bet(open(), member, betId, [line("teng_bon_2", "47", 1)]);
    await open().db.update(round).set({ name: "=HYPERLINK(\"x\"), 'now'" }).where(eq(round.betId, betId));
  });

  const ask = (service: TestService, token: string, body: object, path = allOperatorPoys.path) =>
    fetch(`${service.origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/csv", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

  test("has every row of the selection once, in the list's order, whatever page was asked for", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const answer = await ask(service, token, { betId, sort: "oldest", limit: 3, cursor: "999999999" });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text.startsWith("\uFEFFpoyId,poyNo,betId,")).toBe(true);
    const { data } = papa.parse<Record<string, string>>(text.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    const numbers = data.map(({ poyNo }) => Number(poyNo));
    expect(new Set(numbers).size).toBe(SLIPS);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(data[0]).toMatchObject({ uuid: member.uuid, total: "1", status: "accepted", reason: "" });
    // What an editor wrote does not run in a spreadsheet.
    expect(data[0]?.roundName).toBe("'=HYPERLINK(\"x\"), 'now'");
  });

  test("is written down with whose data it shows, like the list", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "administrator");
    await (await ask(service, token, { betId })).text();
    const { items } = await service.call(allOperatorReads, { body: { operator: uuid }, token });
    expect(items.filter(({ call }) => call === "operators.poys.all")).toHaveLength(3);
    expect(items[0]?.members).toEqual([member.uuid]);
  });

  test("is refused as the list is, before a file begins", async () => {
    const service = open();
    const staff = await operator(service, "staff");
    expect((await ask(service, member.token, {})).status).toBe(403);
    expect((await ask(service, staff.token, { sort: "stake" })).status).toBe(422);
    expect((await ask(service, staff.token, { unknown: 1 })).status).toBe(422);
    expect((await ask(service, staff.token, {}, "/operators.audit.all")).status).toBe(403);
  });

  test("is not what a call without pages answers", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const answer = await ask(service, token, { uuid: member.uuid }, oneMember.path);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  });

  test("breaks off where its reader's session ends, so that it does not look whole", async () => {
    const service = open();
    const staff = await operator(service, "staff");
    const call = routes.find(({ entry }) => entry === allOperatorPoys);
    const columns = csvColumns(allOperatorPoys);
    if (!call || !columns) throw new Error("no such list");
    const headers = { authorization: `Bearer ${staff.token}` };
    const request = { query: {}, body: { betId }, headers, address: "127.0.0.1" };
    const file = await csvAnswer(call, service.dependencies, request, columns);
    await service.call(operatorLogout, { token: staff.token });
    await expect(file.toArray()).rejects.toMatchObject({ code: "unauthorized" });
  });
});
