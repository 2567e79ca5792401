import { z } from "zod";
import { typedBaht, typedId } from "@/components/form/typed";
import type { UserBank } from "@/lib/contract/banks";
import { claimDeposit } from "@/lib/contract/deposits";
import { newNormalDeposit } from "@/lib/contract/deposits/normal";
import { type AmountBounds, judgeAmount, plainLine } from "@/lib/domain/money/typed-amount";
import { bangkokIso } from "@/lib/domain/time/time";
import { judgeMoment } from "@/lib/domain/time/typed-moment";
import type { Slip } from "./claim/slip-field";

/** What a report is judged by: the amounts that are allowed, the time now, and the slip that may be on its way. */
interface ReportTerms {
  bounds: AmountBounds;
  nowMs: number;
  slip: Slip;
}

/** When money was sent, how much, and a note, as they are typed. */
const report = ({ bounds, nowMs, slip }: ReportTerms) =>
  z
    .object({
      amount: typedBaht((text) => judgeAmount(text, bounds).problem),
      day: z.string(),
      time: z.string(),
      /** Absent where the upstream takes none. */
      note: z.string().optional(),
      /** No box: the picture is sent as soon as it is chosen. What is wrong with it is said by this name. */
      slip: z.undefined().optional(),
    })
    .superRefine(({ day, time }, { addIssue }) => {
      const { problems } = judgeMoment(day, time, nowMs);
      for (const [box, message] of Object.entries(problems ?? {}))
        addIssue({ code: "custom", path: [box], message });
      if (slip.isSending) addIssue({ code: "custom", path: ["slip"], message: "slipWait" });
    });

/** What both reports send. `judgeMoment` has found the time before. */
const sent = (
  { day, time, note = "" }: { day: string; time: string; note?: string | undefined },
  terms: ReportTerms,
) => ({
  at: bangkokIso(judgeMoment(day, time, terms.nowMs).atMs ?? terms.nowMs),
  ...(note.trim() && { note: note.trim() }),
  ...(terms.slip.fileId && { fileId: terms.slip.fileId }),
});

/** A claim that money was sent for a request. */
export const claimForm = (terms: ReportTerms) =>
  report(terms)
    .transform(({ amount, ...typed }) => {
      const { at, ...rest } = sent(typed, terms);
      return { amount, transferredAt: at, ...rest };
    })
    .pipe(claimDeposit.body.omit({ id: true }));

interface TransferTerms extends ReportTerms {
  /** Accounts the member has added, of which one may be chosen by its place. */
  bound: readonly UserBank[];
  /** The ways to send money, by their names. */
  ways: Readonly<Record<string, string>>;
}

/** A transfer already made, from one of the member's accounts or another one of theirs. */
export const transferForm = ({ bound, ways, ...terms }: TransferTerms) =>
  report(terms)
    .safeExtend({
      bankId: typedId("required"),
      way: z.string(),
      /** The place of a bound account; absent where there is none. */
      own: z.string().optional(),
      bankCode: z.string().optional(),
      number: z.string().optional(),
      name: z.string().optional(),
    })
    .superRefine((typed, { addIssue }) => {
      if (boundOf(typed.own, bound)) return;
      const account = otherOf(typed);
      const wrong = {
        bankCode: account.bankCode === "",
        number: !/^[0-9-]{4,24}$/.test(account.bankAccountNumber),
        name: account.bankAccountName === "",
      };
      for (const [box, isWrong] of Object.entries(wrong))
        if (isWrong) addIssue({ code: "custom", path: [box], message: `${box}-wrong` });
    })
    .transform(({ amount, bankId, way, ...typed }) => {
      const { at, ...rest } = sent(typed, terms);
      const account = boundOf(typed.own, bound);
      return {
        bankId,
        channel: way,
        channelName: ways[way] ?? way,
        ...(account
          ? {
              bankCode: account.bankCode,
              bankAccountNumber: account.accountNumber,
              bankAccountName: account.name,
            }
          : otherOf(typed)),
        amount,
        depositAt: at,
        ...rest,
      };
    })
    .pipe(newNormalDeposit);

const boundOf = (own: string | undefined, bound: readonly UserBank[]) =>
  own === undefined ? undefined : bound[Number(own)];

type Typed = { [box in "bankCode" | "number" | "name"]?: string | undefined };

/** An account that is typed: its number may have spaces in it. */
const otherOf = ({ bankCode = "", number = "", name = "" }: Typed) => ({
  bankCode,
  bankAccountNumber: plainLine(number).replaceAll(" ", ""),
  bankAccountName: name.trim(),
});
