import type { UserBank } from "@/lib/contract/banks";
import type { LimitsState } from "@/lib/contract/player-limits";
import type { UserSessions } from "@/lib/contract/sessions";
import { lastDigits } from "@/lib/domain/banks/account-number";
import { limitKinds } from "@/lib/domain/members/player-limits";
import { fill } from "@/lib/i18n/fill";
import type { ProfileWords } from "./profile-words";

/** What is known of a member's own pages; null for what could not be read. */
export interface KnownOfMember {
  sessions: UserSessions | null;
  accounts: readonly UserBank[] | null;
  limits: LimitsState | null;
}

/** How things stand on the pages that the profile links to, in a few words each; without one where it is unknown. */
export function profileFacts(
  { sessions, accounts, limits }: KnownOfMember,
  words: ProfileWords["menu"],
  banks: Readonly<Record<string, string>>,
) {
  return {
    devices: sessions ? fill(words.devicesOn, { count: sessions.items.length }) : words.devicesText,
    limits: limits ? limitsText(limits, words) : words.limitsText,
    banks: accounts ? banksText(accounts, words, banks) : undefined,
  };
}

function limitsText(limits: LimitsState, words: ProfileWords["menu"]): string {
  const set = limitKinds.flatMap((kind) => Object.values(limits[kind])).filter((limit) => limit !== null);
  return set.length > 0 ? fill(words.limitsSet, { count: set.length }) : words.limitsNone;
}

/** The account that the money would go to; one that waits or was refused is looked up on its page. */
function banksText(
  accounts: readonly UserBank[],
  words: ProfileWords["menu"],
  banks: Readonly<Record<string, string>>,
): string {
  const account = accounts.find(({ status }) => status === "approved") ?? accounts[0];
  if (!account) return words.banksNone;
  return `${banks[account.bankCode] ?? account.bankCode} ••• ${lastDigits(account.accountNumber)}`;
}
