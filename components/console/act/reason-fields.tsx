"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { FormEvent } from "react";
import {
  type PickedReason,
  type ReasonCode,
  type ReasonFamily,
  reasonCodesOf,
} from "@/lib/domain/operators/operator-reasons";
import { useConsoleWords } from "../words/console-words";
import styles from "./reason-fields.module.css";

interface Props {
  family: ReasonFamily;
  /** The reason may stay empty. */
  isOffered?: boolean;
  /** The operator's own words have the focus at first. */
  hasFocus?: boolean;
  reason: PickedReason;
  onChange: (reason: PickedReason) => void;
  /** Enter sends the form; with Shift it begins a line. */
  onEnter?: (event: FormEvent) => void;
}

const LONGEST = 240;

/** Why an operator acts: a code of the act's list, and their own words. */
export function ReasonFields({
  family,
  isOffered = false,
  hasFocus = false,
  reason,
  onChange,
  onEnter,
}: Props) {
  const t = useConsoleWords("act");
  return (
    <div className={styles.reason}>
      <TextField
        select
        margin="dense"
        label={t("reasonCode")}
        value={reason.code}
        onChange={(event) => onChange({ ...reason, code: event.target.value as ReasonCode })}
      >
        {reasonCodesOf(family).map((code) => (
          <MenuItem key={code} value={code}>
            {t(`code.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        autoFocus={hasFocus}
        multiline
        minRows={2}
        margin="dense"
        label={t(isOffered ? "reasonOffered" : "reason")}
        helperText={t("reasonHelp")}
        required={!isOffered}
        value={reason.note}
        onChange={(event) => onChange({ ...reason, note: event.target.value })}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (onEnter && event.key === "Enter" && !event.shiftKey) onEnter(event);
        }}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
    </div>
  );
}
