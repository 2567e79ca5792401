import { describe, expect, test } from "vitest";
import { allDepositChannels } from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import {
  addHouseAccount,
  allHouseAccounts,
  changeHouseAccount,
} from "@/lib/contract/operators/house-accounts";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import { approve, waiting } from "../../support/approvals";
import { newAccountNumber } from "../../support/banks";
import { oneDatabase } from "../../support/database";
import { fromHome, newcomer, operator, type Person, secondOperator } from "../../support/people";
import { useService } from "../../support/use-service";

const reason = { code: "rule", note: "a new account of the house" } as const;
const account = () => ({
  kind: "bank" as const,
  bankCode: "KBANK",
  accountNumber: newAccountNumber(),
  name: "House of Numbers",
  promptPay: null,
});
const ask = (member: Person, bankId: number) => ({
  body: { bankId, prepareAmount: satang(100_00) },
  token: member.token,
  key: newKey(),
  headers: fromHome(member),
});

describe.each(oneDatabase)("the house's accounts on $kind", (kind) => {
  const open = useService(kind);

  test("are added by two super administrators, and take deposits from then on", async () => {
    const service = open();
    const [one, other] = [await operator(service, "superAdmin"), await secondOperator(service, "superAdmin")];
    const added = account();
    const body = { ...added, reason };
    const id = waiting(await service.call(addHouseAccount, { body, token: one.token }));
    const listed = async () =>
      (await service.call(allHouseAccounts, { token: one.token })).find(
        ({ accountNumber }) => accountNumber === added.accountNumber,
      );
    expect(await listed()).toBeUndefined();
    expect((await approve(service, id, other)).why).toBe("always");
    const row = await listed();
    expect(row).toMatchObject({ ...added, closedAt: null, waiting: 0 });
    const member = await newcomer(service, 0);
    await service.call(createFastDeposit, ask(member, row?.bankId ?? 0));
    expect((await listed())?.waiting).toBe(1);
  });

  test("are closed by two, and then take no new requests", async () => {
    const service = open();
    const [one, other] = [await operator(service, "superAdmin"), await secondOperator(service, "superAdmin")];
    const body = { bankId: 2, isOpen: false, reason };
    await approve(
      service,
      waiting(await service.call(changeHouseAccount, { body, token: one.token })),
      other,
    );
    const rows = await service.call(allHouseAccounts, { token: one.token });
    expect(rows.find(({ bankId }) => bankId === 2)?.closedAt).not.toBeNull();
    const member = await newcomer(service, 0);
    const refused = await service.refusal(createFastDeposit, ask(member, 2));
    expect(refused.code).toBe("bank-account-unknown");
    const offer = await service.call(allDepositChannels, { token: member.token });
    const offered = offer.channels.flatMap(({ accounts }) => accounts.map(({ bankId }) => bankId));
    expect(offered).not.toContain(2);
    const again = { bankId: 2, isOpen: true, name: "House of Numbers (again)", reason };
    await approve(
      service,
      waiting(await service.call(changeHouseAccount, { body: again, token: one.token })),
      other,
    );
    await service.call(createFastDeposit, ask(member, 2));
  });

  test("have numbers of their own, whatever dashes they are written with", async () => {
    const service = open();
    const { token } = await operator(service, "superAdmin");
    const body = { ...account(), accountNumber: "01-23456789", reason };
    expect((await service.refusal(addHouseAccount, { body, token })).code).toBe("bank-account-taken");
    const lost = { bankId: 999, isOpen: false, reason };
    const { code } = await service.refusal(changeHouseAccount, { body: lost, token });
    expect(code).toBe("bank-account-unknown");
  });
});
