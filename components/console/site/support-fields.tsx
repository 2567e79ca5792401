"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import type { SupportData } from "@/lib/contract/site";
import { useConsoleWords } from "../words/console-words";

const texts = ["officePhoneNumber", "urlSupport", "urlPopup", "urlBailek"] as const;
const switches = ["activeSupport", "activePopup"] as const;

/** Contacts as they are typed; an empty one is none. */
export function SupportFields({
  value,
  onChange,
}: {
  value: SupportData;
  onChange: (next: SupportData) => void;
}) {
  const t = useConsoleWords("site");
  return (
    <>
      {texts.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          value={value[name] ?? ""}
          onChange={(event) => onChange({ ...value, [name]: event.target.value.trim() || null })}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      ))}
      {switches.map((name) => (
        <FormControlLabel
          key={name}
          label={t(name)}
          control={
            <Checkbox
              checked={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.target.checked })}
            />
          }
        />
      ))}
    </>
  );
}
