/**
 * The gate's answer of `users.shell`, handed on to the page that it lets through: without it each such page would ask
 * the same again.
 */

import { type MemberShell, memberShell } from "@/lib/contract/member-shell";
import { readReply } from "@/lib/contract/read-reply";
import { hasPassedGate, SHELL_HEADER } from "@/lib/server/session/gate-pass";
import { readObject } from "@/lib/server/upstream/fault-answer";

/** Beyond this an answer is not handed on, and the page asks by itself. */
const MOST_CHARACTERS = 8_000;

/** An answer of `users.shell`, in a language of the site. */
export interface AnsweredShell {
  language: string;
  text: string;
}

/** Of the page's language only: unread notifications and contacts depend on it. Headers take no Thai, hence base64. */
export function handShell(headers: Headers, shell: AnsweredShell | undefined, pageLanguage: string): void {
  if (shell?.language !== pageLanguage || shell.text.length > MOST_CHARACTERS) return;
  headers.set(SHELL_HEADER, Buffer.from(shell.text).toString("base64"));
}

/** Null where nothing was handed on, or what was breaks the contract. */
export function handedShell(headers: Headers): MemberShell | null {
  const handed = hasPassedGate(headers) ? headers.get(SHELL_HEADER) : null;
  if (!handed) return null;
  const read = readReply(memberShell, readObject(Buffer.from(handed, "base64").toString())?.data);
  return "fault" in read ? null : read.reply;
}
