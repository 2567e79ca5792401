/** An adjustment of a member's money, the action that the tests of approvals use. */
import { cashs } from "@/lib/contract/credit";
import { adjustMoney } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { member } from "@/upstream/db/schema/members";
import { newKey } from "../../tools/testing/calls";
import { waiting } from "./approvals";
import { newcomer, operator, operatorOf, type Person, secondOperator } from "./people";
import type { TestService } from "./service";

/** A satang above the limit, and the limit. */
export const ABOVE = satang(5_000_01);
export const EXACTLY = satang(5_000_00);
const reason = "a present of the house";

export const give = (uuid: string, amount = ABOVE) =>
  ({ uuid, type: "ADMIN_INCREASE", amount, reason }) as const;
export const ask = (service: TestService, { token }: Person, uuid: string, amount = ABOVE) =>
  service.call(adjustMoney, { body: give(uuid, amount), token, key: newKey() });
export const cashOf = async (service: TestService, { token }: Person) =>
  (await service.call(cashs, { token })).money;

/** A member, two superadmins, and a pending adjustment of the first one. */
export async function asked(service: TestService) {
  const [person, maker] = [await newcomer(service, 0), await operator(service, "superAdmin")];
  const checker = await secondOperator(service, "superAdmin");
  const id = waiting(await ask(service, maker, person.uuid));
  return { person, maker, checker, id };
}

let operators = 0;
/** One more operator account, which no operator created. */
export async function newOperator(service: TestService, role: "staff" | "superAdmin"): Promise<Person> {
  operators += 1;
  const userName = `checker${operators}`;
  await service.db.insert(member).values({ userName, role, passwordHash: "none" });
  return operatorOf(service, userName);
}
