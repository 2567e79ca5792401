"use client";
import type { SupportData } from "@/lib/contract/site";
import { Field, Tick } from "../controls/field";
import type { Boxes } from "../form/boxes";
import type { Bound } from "../form/use-call-form";
import { useConsoleWords } from "../words/console-words";

const texts = ["officePhoneNumber", "urlSupport", "urlPopup", "urlBailek"] as const;
const switches = ["activeSupport", "activePopup"] as const;

export type SupportBox = (typeof texts)[number] | (typeof switches)[number];

/** What stands in the boxes of contacts at first. */
export const supportBoxes = (support: SupportData): Record<SupportBox, string | boolean> => ({
  officePhoneNumber: support.officePhoneNumber ?? "",
  urlSupport: support.urlSupport ?? "",
  urlPopup: support.urlPopup ?? "",
  urlBailek: support.urlBailek ?? "",
  activeSupport: support.activeSupport,
  activePopup: support.activePopup,
});

/** Contacts as they are typed; an empty one is none. */
export const typedSupport = (boxes: Boxes<SupportBox>): SupportData => ({
  officePhoneNumber: boxes.text("officePhoneNumber") || null,
  urlSupport: boxes.text("urlSupport") || null,
  urlPopup: boxes.text("urlPopup") || null,
  urlBailek: boxes.text("urlBailek") || null,
  activeSupport: boxes.isOn("activeSupport"),
  activePopup: boxes.isOn("activePopup"),
});

export function SupportFields({ form, support }: { form: Bound<SupportBox>; support: SupportData }) {
  const t = useConsoleWords("site");
  return (
    <>
      {texts.map((name) => (
        <Field key={name} {...form.register(name)} label={t(name)} maxLength={2_000} />
      ))}
      {switches.map((name) => (
        <Tick key={name} name={name} label={t(name)} defaultChecked={support[name]} />
      ))}
    </>
  );
}
