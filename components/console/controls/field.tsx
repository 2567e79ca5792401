"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface Labelled {
  label: string;
  /** Below the field, where no error stands. */
  help?: ReactNode;
  /** What is wrong with what it holds. */
  error?: string | undefined;
  isWrong?: boolean | undefined;
  className?: string | undefined;
}

/** A label above a plain field, for forms that are part of a page: the library's one is 15 kB, its select 28. */
export function Field({
  label,
  help,
  error,
  isWrong = error !== undefined,
  className,
  ...input
}: Labelled & ComponentProps<"input">) {
  const id = useId();
  return (
    <Framed {...{ id, label, help, error, className }}>
      <input id={id} {...aria(id, help, error, isWrong)} {...input} />
    </Framed>
  );
}

/** The same over several lines. */
export function TextArea({
  label,
  help,
  error,
  isWrong = error !== undefined,
  className,
  ...area
}: Labelled & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Framed {...{ id, label, help, error, className }}>
      <textarea id={id} rows={2} {...aria(id, help, error, isWrong)} {...area} />
    </Framed>
  );
}

const aria = (id: string, help: ReactNode, error: string | undefined, isWrong: boolean) => ({
  "aria-describedby": help || error ? `${id}-help` : undefined,
  "aria-invalid": isWrong || undefined,
});

interface Choices extends Omit<Labelled, "error" | "isWrong"> {
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChoice: (value: string) => void;
}

/** One of a few known values. */
export function Choice({ label, help, className, value, choices, onChoice }: Choices) {
  const id = useId();
  return (
    <Framed {...{ id, label, help, className }}>
      <select
        id={id}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChoice(event.target.value)}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Framed>
  );
}

/** On or off. */
export function Tick({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}

function Framed({
  id,
  label,
  help,
  error,
  className,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error ? (
        <small id={`${id}-help`} role="alert" className={styles.wrong}>
          {error}
        </small>
      ) : help ? (
        <small id={`${id}-help`}>{help}</small>
      ) : null}
    </div>
  );
}
