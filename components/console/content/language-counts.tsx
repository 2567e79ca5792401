"use client";
import { Chip } from "@/components/ui/chip";
import type { ContentPiece } from "@/lib/contract/operators/site";
import { localeCodes } from "@/lib/domain/access/path";
import { Row } from "../controls/row";
import { useConsoleWords } from "../words/console-words";

/** How many visible pieces readers of each language have; one without any stands out. */
export function LanguageCounts({ pieces }: { pieces: readonly ContentPiece[] }) {
  const t = useConsoleWords("content");
  return (
    <Row>
      {localeCodes.map((code) => {
        const n = pieces.filter(({ isHidden, locale }) => !isHidden && (!locale || locale === code)).length;
        return (
          <Chip key={code} tone={n === 0 ? "danger" : "neutral"}>
            {`${t(`language.${code}`)}: ${n === 0 ? t("missing") : n}`}
          </Chip>
        );
      })}
    </Row>
  );
}
