import { describe, expect, test } from "vitest";
import { allAudit } from "@/lib/contract/operators/audit";
import { addNote, allNotes } from "@/lib/contract/operators/notes";
import { oneDatabase } from "../../support/database";
import { newcomer, operator } from "../../support/people";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("notes on a member on $kind", (kind) => {
  const open = useService(kind);

  test("are read by every operator, newest first, with who wrote them", async () => {
    const service = open();
    const [one, boss] = [await operator(service, "staff"), await operator(service, "administrator")];
    const { uuid } = await newcomer(service, 0);
    const write = (text: string, { token }: typeof one) =>
      service.call(addNote, { body: { uuid, text }, token });
    await write("Called about a lost phone", one);
    const second = await write("Showed their papers", boss);
    const { items } = await service.call(allNotes, { body: { uuid }, token: one.token });
    expect(items.map(({ text, userName }) => [text, userName])).toEqual([
      ["Showed their papers", boss.userName],
      ["Called about a lost phone", one.userName],
    ]);
    expect(items[0]).toEqual(second);
    const older = await service.call(allNotes, { body: { uuid, cursor: second.id }, token: one.token });
    expect(older.items).toHaveLength(1);
  });

  test("leave a row in the audit without their words", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const { uuid } = await newcomer(service, 0);
    await service.call(addNote, { body: { uuid, text: "a private matter" }, token });
    const { items } = await service.call(allAudit, { body: { target: uuid }, token });
    expect(items.map(({ action }) => action)).toEqual(["operators.notes.add"]);
    expect(JSON.stringify(items)).not.toContain("private");
  });

  test("are about members alone", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "staff");
    expect((await service.refusal(addNote, { body: { uuid, text: "on myself" }, token })).code).toBe(
      "not-found",
    );
  });
});
