import { createUserBank } from "@/lib/contract/banks";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { setMemberStatus } from "@/lib/contract/operators/members";
import { approveBank } from "@/lib/contract/operators/withdraws";
import { login, updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { allWithdraws } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import { type Attack, createFinding } from "./attack";
import { PASSWORD } from "./stage";

export const renamedAccount: Attack = {
  name: "a thief with an open session renames the account and binds a bank account",
  async run(stage) {
    const finding = createFinding();
    const { token } = await stage.newMember(1_000);
    const rename = (name: string) => stage.tried(updateUsersInfos, { body: { name }, token });
    const bind = async (bankAccountNumber: string) => {
      const body = { bankCode: "KBANK", bankAccountNumber };
      const { bankId } = await stage.call(createUserBank, { body, token });
      const staff = await stage.operator("staff01");
      await stage.call(approveBank, { body: { id: String(bankId) }, token: staff });
    };
    const restsUntil = async () => (await stage.call(allWithdraws, { query: {}, token })).restsUntil ?? null;
    await rename("Somchai Jaidee");
    await bind("7900000011");
    if ((await restsUntil()) !== null) throw new Error("withdrawals rest behind a first account");
    const { code } = await rename("Crook Thief");
    const { name } = await stage.call(usersInfos, { token });
    finding.expect(code === "name-fixed" && name === "Somchai Jaidee", `renamed to ${name} (${code})`);
    await bind("7900000021");
    const until = await restsUntil();
    finding.expect(until !== null, "withdrawals go on behind another account");
    finding.note(`rename ${code}; withdrawals rest until ${until}`);
    return finding.result();
  },
};

export const clearedStatus: Attack = {
  name: "a member who may not use credit signs in again to be rid of it",
  async run(stage) {
    const finding = createFinding();
    const { uuid, userName, headers } = await stage.newMember();
    const operator = await stage.operator("admin01");
    for (const status of [2, 1])
      await stage.call(setMemberStatus, { body: { uuid, status, reason: "as told" }, token: operator });
    const { auth } = await stage.send(login, { body: { userName, password: PASSWORD }, headers });
    const body = { bankId: 1, prepareAmount: satang(300_00) };
    const more = { token: auth ?? "", headers, key: newKey() };
    const { code } = await stage.tried(createFastDeposit, { body, ...more });
    finding.expect(code !== "done", "the deposit is taken");
    finding.note(`the deposit is refused: ${code}`);
    return finding.result();
  },
};
