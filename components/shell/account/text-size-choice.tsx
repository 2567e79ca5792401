"use client";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useId } from "react";
import { Themed } from "@/components/ui/themed";
import { type TextSize, textSizes } from "@/lib/domain/members/text-size";
import { useAppDefault } from "@/stores/app-default";

/** The text size; each option is one letter in its own size. Stored for the next visit. */
export function TextSizeChoice({
  title,
  words,
}: {
  title: string;
  words: Record<TextSize | "letter", string>;
}) {
  const size = useAppDefault((app) => app.textSize);
  const setSize = useAppDefault((app) => app.setTextSize);
  const titleId = useId();
  return (
    <Themed>
      <h3 id={titleId} className="visually-hidden">
        {title}
      </h3>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={size}
        // Pressing the selected one again gives null: one is always selected.
        onChange={(_, choice: TextSize | null) => choice && setSize(choice)}
        aria-labelledby={titleId}
      >
        {textSizes.map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            aria-label={words[choice]}
            title={words[choice]}
            sx={{ minHeight: 48, padding: "4px", fontSize: `${sizes[choice]}rem`, lineHeight: 1.2 }}
          >
            {words.letter}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Themed>
  );
}

const sizes: Record<TextSize, number> = { normal: 0.875, large: 1.125, larger: 1.4375 };
