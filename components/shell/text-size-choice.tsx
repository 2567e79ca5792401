"use client";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useId } from "react";
import { Themed } from "@/components/ui/themed";
import { type TextSize, textSizes } from "@/lib/domain/text-size";
import { useAppDefault } from "@/stores/app-default";

/** The text size; each option is written in its own size. Stored for the next visit. */
export function TextSizeChoice({ title, words }: { title: string; words: Record<TextSize, string> }) {
  const size = useAppDefault((app) => app.textSize);
  const setSize = useAppDefault((app) => app.setTextSize);
  const titleId = useId();
  return (
    <Themed>
      <h3 id={titleId}>{title}</h3>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={size}
        // Pressing the selected one again gives null: one is always selected.
        onChange={(_, choice: TextSize | null) => choice && setSize(choice)}
        aria-labelledby={titleId}
      >
        {textSizes.map((choice) => (
          <ToggleButton key={choice} value={choice} sx={{ fontSize: `${sizes[choice]}rem` }}>
            {words[choice]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Themed>
  );
}

const sizes: Record<TextSize, number> = { normal: 0.9375, large: 1.0625, larger: 1.1875 };
