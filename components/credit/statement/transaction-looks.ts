import type { IconName } from "@/components/ui/art/icon";
import type { ChipTone } from "@/components/ui/chip";
import type { WithdrawStatus } from "@/lib/contract/withdraws";
import type { TransactionType } from "@/lib/domain/money/transactions";

/** One icon for each type; money in and money out differ by sign and text as well. */
export const transactionIcons: Record<TransactionType, IconName> = {
  PREDEPOSIT: "clock",
  DEPOSIT: "deposit",
  ADMIN_INCREASE: "plus",
  ABORT_POY: "undo",
  ACHIVEMENT_ADDMONEY: "star",
  YING_WIN: "trophy",
  ADMIN_MOVE_INCREASE: "plus",
  MOVE_AF_TO_MONEY: "gift",
  WITHDRAW: "withdraw",
  ADMIN_DECREASE: "minus",
  ADMIN_MOVE_DECREASE: "minus",
  BET_GOV: "bet",
  BET_YEEKEE: "bet",
  BET_STOCK: "chart",
  BET_SET_4: "sets",
  WIN_GOV: "trophy",
  WIN_YEEKEE: "trophy",
  WIN_STOCK: "trophy",
  WIN_SET_4: "trophy",
  BET_GAME: "dice",
  WIN_GAME: "trophy",
  ABORT_GAME: "undo",
  REFUND_GAME: "undo",
  GAME_ADD: "deposit",
  GAME_DEDUCT: "withdraw",
  CREATE_GAME: "dice",
  DRAW_GAME: "dice",
  BONUS_GAME: "gift",
};

export const withdrawTone: Record<WithdrawStatus, ChipTone> = {
  pending: "warning",
  approved: "link",
  paid: "success",
  rejected: "danger",
};
