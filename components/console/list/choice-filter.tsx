"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useConsoleWords } from "../words/console-words";
import { useAddress } from "./use-address";

interface Props {
  /** The filter's name in the address. */
  name: string;
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  /** What the first choice, no filter, is called; "All" without it. */
  none?: string;
}

/** A filter of a few known values; the first choice is none. */
export function ChoiceFilter({ name, label, choices, none }: Props) {
  const t = useConsoleWords("list");
  const address = useAddress();
  return (
    <TextField
      select
      label={label}
      value={address.get(name) ?? ""}
      onChange={(event) => address.set({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ flex: "1 1 140px", maxWidth: { sm: 240 } }}
    >
      <MenuItem value="">{none ?? t("any")}</MenuItem>
      {choices.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
