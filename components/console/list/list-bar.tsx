import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { CsvButton } from "./csv-button";
import { ViewButton } from "./view-button";

/** Above a list: its filters, a name for the view, and the file of all that it selects. */
export function ListBar({ children, onExport }: { children?: ReactNode; onExport: () => Promise<void> }) {
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      {children}
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: "auto" }}>
        <ViewButton />
        <CsvButton onExport={onExport} />
      </Stack>
    </Stack>
  );
}
