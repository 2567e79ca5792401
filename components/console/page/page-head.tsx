import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A page's title, and beside it what can be done with all of the page. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between", minHeight: 44 }}
    >
      <Typography variant="h1">{title}</Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {children}
      </Stack>
    </Stack>
  );
}
