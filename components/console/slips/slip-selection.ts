import type { PoySelection, PoySort } from "@/lib/contract/operators/poys";
import { isPoyOption } from "@/lib/domain/poy/options";
import { isDate } from "@/lib/domain/time/time";
import { slipStatuses } from "./slip-status";

export const slipSorts = ["newest", "oldest", "stake", "win"] as const satisfies readonly PoySort[];
export const slipGroups = ["gov", "stock", "yeekee", "set_4"] as const;

const shapes = {
  poyNo: /^[1-9]\d{0,14}$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  betId: /^[A-Za-z0-9_-]{3,80}$/,
  number: /^\d{1,4}$/,
};

/** True where the service orders slips by amount: within one round or of one member. */
export const isSortable = ({ uuid, betId }: PoySelection): boolean =>
  uuid !== undefined || betId !== undefined;

/** True where the service looks for an option: of one number, within one round or of one member. */
export const isNarrow = (selection: PoySelection): boolean =>
  selection.number !== undefined || isSortable(selection);

/**
 * The slips that an address selects. Half-typed filters, and those that the service would refuse in this
 * combination, are left out.
 */
export function slipSelection(get: (name: string) => string | undefined): PoySelection {
  const shaped = (name: keyof typeof shapes) => {
    const text = get(name);
    return text && shapes[name].test(text) ? text : undefined;
  };
  const day = (name: string) => {
    const text = get(name);
    return text && isDate(text) ? text : undefined;
  };
  const poyNo = shaped("poyNo");
  const option = get("option");
  const sort = slipSorts.find((each) => each === get("sort"));
  const selection: PoySelection = {
    poyNo: poyNo ? Number(poyNo) : undefined,
    uuid: shaped("uuid"),
    betId: shaped("betId"),
    number: shaped("number"),
    betGroup: slipGroups.find((group) => group === get("betGroup")),
    status: slipStatuses.find((status) => status === get("status")),
    startedDate: day("from"),
    endedDate: day("to"),
  };
  const byAmount = sort === "stake" || sort === "win";
  return {
    ...selection,
    option: option && isPoyOption(option) && isNarrow(selection) ? option : undefined,
    sort: byAmount && !isSortable(selection) ? undefined : sort,
  };
}
