import { lastDigits } from "@/lib/domain/banks/account-number";
import { fill } from "@/lib/i18n/fill";

/** A masked account number. `endsIn` is its text for screen readers: "ending in {digits}". */
export function MaskedNumber({ accountNumber, endsIn }: { accountNumber: string; endsIn: string }) {
  const digits = lastDigits(accountNumber);
  return (
    <span className="tabular">
      <span aria-hidden="true">••• {digits}</span>
      <span className="visually-hidden">{fill(endsIn, { digits })}</span>
    </span>
  );
}
