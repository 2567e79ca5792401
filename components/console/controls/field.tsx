"use client";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface Labelled {
  label: string;
  /** Below the field. */
  help?: ReactNode;
  className?: string | undefined;
}

/** A label above a plain field, for forms that are part of a page: the library's one is 15 kB, its select 28. */
export function Field({ label, help, className, ...input }: Labelled & ComponentProps<"input">) {
  const id = useId();
  return (
    <Framed {...{ id, label, help, className }}>
      <input id={id} aria-describedby={help ? `${id}-help` : undefined} {...input} />
    </Framed>
  );
}

/** The same over several lines. */
export function TextArea({ label, help, className, ...area }: Labelled & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Framed {...{ id, label, help, className }}>
      <textarea id={id} rows={2} aria-describedby={help ? `${id}-help` : undefined} {...area} />
    </Framed>
  );
}

interface Choices extends Labelled {
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

interface Tick {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off. */
export function Tick({ label, isOn, onChange }: Tick) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

function Framed({ id, label, help, className, children }: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help ? <small id={`${id}-help`}>{help}</small> : null}
    </div>
  );
}
