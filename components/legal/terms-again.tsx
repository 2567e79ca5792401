"use client";
import { type FormEvent, useId, useState } from "react";
import form from "@/components/member/form.module.css";
import { Consent } from "@/components/member/register/consent";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { DialogActions } from "@/components/ui/sheet/dialog-actions";
import { Sheet } from "@/components/ui/sheet/sheet";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import type legal from "@/locales/th/legal.json";
import { useTerms } from "@/stores/member/terms";
import { useUsers } from "@/stores/users";
import styles from "./terms-again.module.css";

export interface TermsAgainWords {
  again: typeof legal.again;
  links: typeof legal.links;
}

/** The terms changed: members read and accept them before they go on, or leave. Nothing else closes the sheet. */
export default function TermsAgain({ words }: { words: TermsAgainWords }) {
  const { again, links } = words;
  const { isBusy, refusal, accept } = useTerms((terms) => terms);
  const logout = useUsers((users) => users.logout);
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hasTicked = new FormData(event.currentTarget).has("acceptsTerms");
    setMissing(!hasTicked);
    if (hasTicked) void accept();
  };
  return (
    <Sheet
      isOpen
      title={again.title}
      footer={
        <DialogActions>
          <Button look="quiet" disabled={isBusy} onClick={() => void logout()}>
            {again.logout}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? again.busy : again.yes}
          </Button>
        </DialogActions>
      }
    >
      <form id={formId} className={form.form} onSubmit={submit} noValidate>
        <p>{fill(again.text, { date: displayDate(TERMS_VERSION) })}</p>
        {/* In a tab of their own: the sheet stays open here. */}
        <p className={`${form.after} ${styles.links}`}>
          <Link href="/terms" target="_blank" prefetch={false}>
            {links.terms}
          </Link>
          <Link href="/privacy" target="_blank" prefetch={false}>
            {links.privacy}
          </Link>
        </p>
        <Consent name="acceptsTerms" label={again.tick} error={isMissing ? again.required : undefined} />
        <ErrorMessage code={refusal} />
      </form>
    </Sheet>
  );
}
