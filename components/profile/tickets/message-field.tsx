import type { Registered } from "@/components/form/use-zod-form";
import form from "@/components/member/form.module.css";
import { TICKET_TEXT_MAX } from "@/lib/domain/support/tickets";
import styles from "./tickets.module.css";

interface MessageFieldProps extends Registered {
  /** Tells it from the boxes of other tickets. */
  id: string;
  label: string;
  hint?: string;
}

/** A message's box. Uncontrolled: text typed before the scripts load is kept. */
export function MessageField({ id, name, defaultValue, error, isWrong, label, hint }: MessageFieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        defaultValue={defaultValue}
        rows={5}
        maxLength={TICKET_TEXT_MAX}
        className={`${form.input} ${styles.box}`}
        aria-invalid={error || isWrong ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error ? (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
