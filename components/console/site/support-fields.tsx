"use client";
import type { SupportData } from "@/lib/contract/site";
import { Field, Tick } from "../controls/field";
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
        <Field
          key={name}
          label={t(name)}
          value={value[name] ?? ""}
          onChange={(event) => onChange({ ...value, [name]: event.target.value.trim() || null })}
          maxLength={2_000}
        />
      ))}
      {switches.map((name) => (
        <Tick
          key={name}
          label={t(name)}
          isOn={value[name]}
          onChange={(isOn) => onChange({ ...value, [name]: isOn })}
        />
      ))}
    </>
  );
}
