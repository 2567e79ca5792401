/** A member's own data where an answer has less than the contract. */
import { updatePhoneNumber, updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { type FloorContext, fieldsOf, floorRule } from "./floor-rule";

/** The spec says nothing of the answer to a change: what it leaves out is read anew. */
async function completeChange(told: unknown, { ask }: FloorContext): Promise<unknown> {
  const now = await ask(usersInfos);
  return { ...usersInfos.reply.encode(now), ...fieldsOf(told) };
}

export const memberRules = [
  floorRule({ entry: updateUsersInfos, complete: completeChange }),
  floorRule({ entry: updatePhoneNumber, complete: completeChange }),
];
