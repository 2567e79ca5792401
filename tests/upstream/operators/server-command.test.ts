import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { operatorAuth, operatorLogin } from "@/lib/contract/operators/session";
import { audit } from "@/upstream/db/schema/operators";
import { operatorCommand } from "@/upstream/operators/server-command";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { newcomer, newIdentity } from "../../support/world/people";
import { enrolled, newOperator } from "../../support/world/staff";

describe.each(oneDatabase)("npm run operator on $kind", (kind) => {
  const open = useService(kind);

  test("adds an operator without anybody's approval; the audit names the server", async () => {
    const service = open();
    const { userName } = newIdentity();
    const said = await operatorCommand(service.db, ["add", userName, "superAdmin"]);
    const password = /shown this once: (\S+)\n/.exec(said)?.[1] ?? "";
    const { reply } = await service.send(operatorLogin, { body: { userName, password } });
    expect(reply).toMatchObject({ role: "superAdmin", secondFactor: "needed" });
    const [row] = await service.db.select().from(audit).where(eq(audit.target, reply.uuid));
    expect(row).toMatchObject({ action: "operators.staff.create", role: "server", after: { userName } });
    expect(JSON.stringify(row)).not.toContain(password);
    const again = operatorCommand(service.db, ["add", userName, "staff"]);
    await expect(again).rejects.toThrow("the name is taken");
  });

  test("puts one of the highest rank out at once, which the audit says the server did", async () => {
    const service = open();
    const who = await newOperator(service, "superAdmin");
    const { token } = await enrolled(service, who);
    expect(await operatorCommand(service.db, ["disable", who.userName])).toContain("signed out everywhere");
    expect((await service.refusal(operatorAuth, { token })).code).toBe("unauthorized");
    const [row] = await service.db
      .select()
      .from(audit)
      .where(and(eq(audit.target, who.uuid), eq(audit.action, "operators.staff.disable")));
    expect(row).toMatchObject({ role: "server", reason: "by a command at the server" });
  });

  test("gives a role, lets in again and takes a lost second factor away", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    await enrolled(service, who);
    const run = (...args: string[]) => operatorCommand(service.db, args);
    expect(await run("set-role", who.userName, "administrator")).toBe(
      `${who.userName} is administrator now.`,
    );
    expect(await run("enable", who.userName)).toContain("may sign in");
    expect(await run("reset-second-factor", who.userName)).toContain("new second factor");
    await expect(run("reset-second-factor", who.userName)).rejects.toThrow("no second factor");
    await service.db.execute(
      sql`UPDATE member SET role = 'staff' WHERE role = 'superAdmin' AND user_name <> 'super01'`,
    );
    await expect(run("set-role", "super01", "staff")).rejects.toThrow("the last super administrator");
  });

  test.each([[[]], [["add", "someone1"]], [["add", "someone1", "staff", "more"]], [["vanish", "someone1"]]])(
    "%j is told how it is used",
    async (args) => {
      await expect(operatorCommand(open().db, args)).rejects.toThrow("npm run operator -- add NAME ROLE");
    },
  );

  test("knows no other roles, and neither members nor names that are none", async () => {
    const { db } = open();
    const { userName } = await newcomer(open(), 0);
    await expect(operatorCommand(db, ["add", "someone1", "owner"])).rejects.toThrow('"owner" is no role');
    await expect(operatorCommand(db, ["add", "X", "staff"])).rejects.toThrow('"X" is no user name');
    await expect(operatorCommand(db, ["enable", userName])).rejects.toThrow("there is no operator");
  });
});
