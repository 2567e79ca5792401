"use client";
import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { RoundPhase } from "@/lib/domain/rounds/phase";

const looks = {
  upcoming: { word: "upcoming", tone: "neutral" },
  open: { word: "open", tone: "success" },
  "closing-soon": { word: "closing", tone: "warning" },
  "last-minute": { word: "closing", tone: "danger" },
  suspended: { word: "suspended", tone: "warning" },
  closed: { word: "closed", tone: "danger" },
  waiting: { word: "waiting", tone: "neutral" },
  settled: { word: "settled", tone: "link" },
  void: { word: "void", tone: "neutral" },
} as const satisfies Record<RoundPhase, { word: string; tone: ChipTone }>;

/** A round's state in one word. */
export function RoundChip({ phase }: { phase: RoundPhase }) {
  const t = useTranslations("lotto.status");
  const { word, tone } = looks[phase];
  return <Chip tone={tone}>{t(word)}</Chip>;
}
