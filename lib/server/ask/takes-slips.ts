import { allPoys } from "@/lib/contract/poys";
import { env } from "@/lib/server/config/env";
import { answered, isUnimplemented } from "./answered";
import { ask } from "./ask";

/**
 * Whether slips of lines can be sent at all: the spec has no call for them. An external upstream takes them where its
 * configuration says so, or where it has the contract's lists of slips.
 */
export async function takesSlips(): Promise<boolean> {
  const { embedded, POY_CREATE_PATH } = env();
  if (embedded || POY_CREATE_PATH) return true;
  const { code } = await answered(ask(allPoys, { body: { limit: 1 }, isBackground: true }));
  return code === null || !isUnimplemented(code);
}
