import { unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { allStaff, createStaff } from "@/lib/contract/operators/members";
import { operatorAuth, operatorLogout } from "@/lib/contract/operators/session";
import { disableStaff } from "@/lib/contract/operators/staff";
import { type Attack, createFinding } from "./attack";
import { PASSWORD, waitsFor } from "./stage";

export const leavers: Attack = {
  name: "an operator who logged out, or was dismissed, goes on working",
  async run(stage) {
    const finding = createFinding();
    const work = async (token: string) => (await stage.tried(unmatchedFeedRows, { body: {}, token })).code;
    const session = await stage.logIn("staff01");
    if ((await work(session)) !== "done") throw new Error("staff cannot work");
    await stage.call(operatorLogout, { token: session });
    const after = await work(session);
    finding.expect(after !== "done", "works by a session that was logged out");
    finding.note(`logged out: ${after}`);

    const token = await stage.operator("super01");
    const body = { userName: "dismissed01", password: PASSWORD, role: "staff" } as const;
    const id = waitsFor((await stage.tried(createStaff, { body, token })).reply);
    if (!id || (await stage.approve(id, "super02")) !== "done")
      throw new Error("two people cannot add staff");
    const first = await stage.logIn(body.userName, PASSWORD);
    const enrolling = await work(first);
    finding.expect(enrolling !== "done", "works without a second factor");
    const { items } = await stage.call(allStaff, { body: { limit: 100 }, token });
    const uuid = items.find(({ userName }) => userName === body.userName)?.uuid ?? "none";
    await stage.call(disableStaff, { body: { uuid, reason: "dismissed" }, token });
    const { code } = await stage.tried(operatorAuth, { token: first });
    finding.expect(code !== "done", "a dismissed operator's session goes on");
    const again = await stage.logIn(body.userName, PASSWORD).catch(({ code }) => String(code));
    finding.expect(again === "operator-disabled", `a dismissed operator signs in: ${again}`);
    finding.note(`no second factor: ${enrolling}; dismissed: ${code}, login ${again}`);
    return finding.result();
  },
};
