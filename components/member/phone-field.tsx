"use client";
import type { ComponentProps } from "react";
import { typePlainDigits } from "@/components/ui/hooks/type-plain-digits";
import { Field } from "./field";

/** A box for a phone number, in digits of any of the site's scripts: a keyboard of one of them types its own. */
export function PhoneField(field: Omit<ComponentProps<typeof Field>, "type" | "onChange">) {
  return <Field {...field} type="tel" autoComplete="tel" required onChange={typePlainDigits} />;
}
