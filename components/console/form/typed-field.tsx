"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import type { FormEvent } from "react";
import { pasteIntoBox } from "@/components/form/paste-moment";
import type { Bound } from "./use-call-form";

interface Props<Box extends string>
  extends Omit<TextFieldProps, "form" | "name" | "defaultValue" | "error" | "helperText" | "slotProps"> {
  form: Bound<Box>;
  name: NoInfer<Box>;
  /** Below the field, where no error stands. */
  help?: string | undefined;
  /** Removes what the field cannot hold, as it is typed. */
  clean?: (typed: string) => string;
  /** Of the box itself. */
  box?: NonNullable<NonNullable<TextFieldProps["slotProps"]>["htmlInput"]>;
  /** The label stands above the field, also while that is empty. */
  isLabelAbove?: boolean;
}

/** The library's field as a box of a form. */
export function TypedField<Box extends string>({
  form,
  name,
  help,
  clean,
  box,
  isLabelAbove,
  ...field
}: Props<Box>) {
  const { defaultValue = "", error, isWrong } = form.register(name);
  const keepClean = ({ target }: FormEvent) => {
    if (!clean || !(target instanceof HTMLInputElement)) return;
    const kept = clean(target.value);
    if (kept !== target.value) target.value = kept;
  };
  return (
    <TextField
      name={name}
      defaultValue={defaultValue}
      error={isWrong}
      helperText={error ?? help}
      onInput={keepClean}
      onPaste={pasteIntoBox}
      slotProps={{
        htmlInput: box,
        inputLabel: isLabelAbove ? { shrink: true } : undefined,
        formHelperText: error ? { role: "alert" } : undefined,
      }}
      {...field}
    />
  );
}

interface Choices<Box extends string> {
  form: Bound<Box>;
  name: NoInfer<Box>;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  margin?: "dense";
}

/** One of a few known values, as a box of a form. */
export function PickField<Box extends string>({ form, name, label, choices, margin }: Choices<Box>) {
  const { defaultValue = "", error, isWrong } = form.register(name);
  return (
    <TextField
      select
      name={name}
      label={label}
      margin={margin}
      defaultValue={defaultValue}
      error={isWrong}
      helperText={error}
      // The library changes its hidden box without an event, by which the form would follow.
      onChange={({ target }) => form.setValue(name, target.value)}
    >
      {choices.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
