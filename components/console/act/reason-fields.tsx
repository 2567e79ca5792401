"use client";
import type { KeyboardEvent } from "react";
import { type ReasonFamily, reasonCodesOf } from "@/lib/domain/operators/operator-reasons";
import { PickField, TypedField } from "../form/typed-field";
import type { Bound } from "../form/use-call-form";
import { useConsoleWords } from "../words/console-words";
import styles from "./reason-fields.module.css";
import type { ReasonBox } from "./use-act-form";

interface Props {
  form: Bound<ReasonBox>;
  family: ReasonFamily;
  /** The reason may stay empty. */
  isOffered?: boolean;
  /** The operator's own words have the focus at first. */
  hasFocus?: boolean;
  /** Enter sends the form; with Shift it begins a line. */
  sendsOnEnter?: boolean;
}

const LONGEST = 240;

/** Why an operator acts: a code of the act's list, and their own words. */
export function ReasonFields({ form, family, isOffered, hasFocus, sendsOnEnter }: Props) {
  const t = useConsoleWords("act");
  const send = (event: KeyboardEvent<HTMLElement>) => {
    if (!sendsOnEnter || event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.closest("form")?.requestSubmit();
  };
  return (
    <div className={styles.reason}>
      <PickField
        form={form}
        name="reasonCode"
        margin="dense"
        label={t("reasonCode")}
        choices={reasonCodesOf(family).map((code) => [code, t(`code.${code}`)] as const)}
      />
      <TypedField
        form={form}
        name="reason"
        autoFocus={hasFocus}
        multiline
        minRows={2}
        margin="dense"
        label={t(isOffered ? "reasonOffered" : "reason")}
        help={t("reasonHelp")}
        required={!isOffered}
        onFocus={(event) => event.target.select()}
        onKeyDown={send}
        box={{ maxLength: LONGEST }}
      />
    </div>
  );
}
