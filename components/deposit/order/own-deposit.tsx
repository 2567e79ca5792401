import { NoteLink } from "@/components/ui/notices/note-link";
import type { Satang } from "@/lib/domain/money/money";

/** What a deposit limit that the member set leaves for now. */
export interface OwnDeposit {
  left: Satang;
  /** The limit, its use, and when it is counted anew. */
  text: string;
  /** The link to the member's own limits. */
  link: string;
  /** What is left is below the least that can be ordered, and from when there is more. */
  full: string;
  /** The same, as short as a mark. */
  fullMark: string;
  /** That a transfer already made is reported whatever is left. */
  reported: string;
}

/** True where the limit leaves less than the least that can be ordered. */
export const isFull = (min: Satang, own: OwnDeposit | null): own is OwnDeposit =>
  own !== null && own.left < min;

/** The most that can be deposited: the site's bound, or what the member's own limit leaves. */
export const mostOf = (max: Satang, own: OwnDeposit | null): Satang =>
  own && own.left < max ? own.left : max;

/** Why less can be deposited than the site takes. */
export function OwnDepositNote({ own: { text, link } }: { own: OwnDeposit }) {
  return <NoteLink text={text} href="/profile/limits" link={link} />;
}

/** That the limit is no bar to the report of a transfer already made. */
export function ReportedNote({ own: { reported, link } }: { own: OwnDeposit }) {
  return <NoteLink text={reported} href="/profile/limits" link={link} />;
}
