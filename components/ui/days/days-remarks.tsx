import type { DaysRemark } from "@/lib/domain/time/asked-days";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Card } from "../card";

interface DaysRemarksProps {
  remarks: readonly DaysRemark[];
  words: { noSuchDay: string; unread: string; reversed: string };
}

/** Says where a list shows other days than those that were asked for. */
export function DaysRemarks({ remarks, words }: DaysRemarksProps) {
  return remarks.map((remark) => {
    const text = textOf(remark, words);
    return (
      <Card key={text} look="warning" as="div" role="status">
        {text}
      </Card>
    );
  });
}

function textOf(remark: DaysRemark, words: DaysRemarksProps["words"]): string {
  if (remark.why === "unread") return words.unread;
  if (remark.why === "no-such-day") {
    return fill(words.noSuchDay, { asked: remark.asked, date: displayDate(remark.day) });
  }
  return fill(words.reversed, { from: displayDate(remark.from), to: displayDate(remark.to) });
}
