"use client";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useId } from "react";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { Themed } from "@/components/ui/themed";
import { type Theme, useAppDefault } from "@/stores/app-default";

const icons: Record<Theme, IconName> = { light: "sun", dark: "moon", system: "system" };

/** Light, dark or the device's setting, by pictures; stored for the next visit. */
export function ThemeChoice({ title, words }: { title: string; words: Record<Theme, string> }) {
  const theme = useAppDefault((app) => app.theme);
  const setTheme = useAppDefault((app) => app.setTheme);
  const titleId = useId();
  return (
    <Themed>
      <h3 id={titleId} className="visually-hidden">
        {title}
      </h3>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={theme}
        // Pressing the selected one again gives null: one is always selected.
        onChange={(_, choice: Theme | null) => choice && setTheme(choice)}
        aria-labelledby={titleId}
      >
        {(["light", "dark", "system"] as const).map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            aria-label={words[choice]}
            title={words[choice]}
            sx={{ minHeight: 48, padding: "4px" }}
          >
            <Icon name={icons[choice]} size={20} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Themed>
  );
}
