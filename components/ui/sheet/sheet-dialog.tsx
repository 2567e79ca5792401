"use client";
import Dialog from "@mui/material/Dialog";
import { createPortal } from "react-dom";
import { Themed } from "../themed";
import type { SheetFrameProps } from "./plain-dialog";

/**
 * The library's dialog around a sheet. The sheet's styles move it in, so it can be used from its first frame. The library's
 * own portal mounts what is in it one rendering later, when the effects of what opened it have run.
 */
export function SheetDialog({ titleId, className, onLeave, children }: SheetFrameProps) {
  return createPortal(
    <Themed>
      <Dialog
        open
        disablePortal
        disableAutoFocus
        maxWidth={false}
        transitionDuration={0}
        aria-labelledby={titleId}
        onClose={onLeave}
        slotProps={{ paper: { className } }}
      >
        {children}
      </Dialog>
    </Themed>,
    document.body,
  );
}
