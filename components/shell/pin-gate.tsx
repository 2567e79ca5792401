"use client";
import { lazyPart } from "@/components/error/lazy-part";
import type { PinWords } from "@/components/member/pin-sheet";
import { usePin } from "@/stores/pin";

const PinSheet = lazyPart(() => import("@/components/member/pin-sheet"));

/** Where the PIN is asked for, on whatever page the act was begun. */
export function PinGate({ words }: { words: PinWords }) {
  const isAsked = usePin((pin) => pin.isAsked);
  const dismiss = usePin((pin) => pin.dismiss);
  return isAsked ? <PinSheet words={words} onClose={dismiss} /> : null;
}
