"use client";
import Dialog from "@mui/material/Dialog";
import type { SheetFrameProps } from "./sheet";
import { Themed } from "./themed";

/** The library's dialog around a sheet. The sheet's styles move it in, so it can be used from its first frame. */
export function SheetDialog({ titleId, className, onLeave, children }: SheetFrameProps) {
  return (
    <Themed>
      <Dialog
        open
        maxWidth={false}
        transitionDuration={0}
        aria-labelledby={titleId}
        onClose={onLeave}
        slotProps={{ paper: { className } }}
      >
        {children}
      </Dialog>
    </Themed>
  );
}
