"use client";
import { lazyPart } from "@/components/error/lazy-part";
import type { PinWords } from "@/components/member/pin/pin-sheet";
import { usePin } from "@/stores/pin";

const PinSheet = lazyPart(() => import("@/components/member/pin/pin-sheet"));

/** Shows the PIN sheet on every page where an action may need it. */
export function PinGate({ words }: { words: PinWords }) {
  const isAsked = usePin((pin) => pin.isAsked);
  const dismiss = usePin((pin) => pin.dismiss);
  return isAsked ? <PinSheet words={words} onClose={dismiss} /> : null;
}
