"use client";
import type { ReactNode } from "react";
import { useForgotPin } from "@/stores/pin/forgot";

/** What helps somebody without a PIN; gone once the new one is set. */
export function UntilPinSet({ children }: { children: ReactNode }) {
  return useForgotPin(({ step }) => step) === "done" ? null : children;
}
