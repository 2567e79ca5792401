"use client";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useId } from "react";
import { Themed } from "@/components/ui/themed";
import { type TextSize, textSizes } from "@/lib/domain/text-size";
import { useAppDefault } from "@/stores/app-default";

/** How large the letters are; each choice is written in its own size. Remembered for the next visit. */
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
        // Pressing the chosen one again gives null: there is always one.
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
