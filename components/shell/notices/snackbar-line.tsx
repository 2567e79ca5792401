"use client";
import Alert from "@mui/material/Alert";
import IconButton from "@mui/material/IconButton";
import SnackbarRoot from "@mui/material/Snackbar";
import { Icon } from "@/components/ui/art/icon";
import { Themed } from "@/components/ui/themed";
import type { Message } from "@/stores/_core/registry";

export interface SnackbarLineProps {
  text: string;
  color: Message["color"];
  closeLabel: string;
  onClose: () => void;
  /** The pointer is over it or the focus in it: its timer pauses. */
  onLook: () => void;
  onLookAway: () => void;
}

const looks = { success: "success", failure: "error" } as const;

/** The message itself. The store runs its timer; a click outside does not close it. */
export function SnackbarLine({ text, color, closeLabel, onClose, onLook, onLookAway }: SnackbarLineProps) {
  return (
    <Themed>
      <SnackbarRoot
        open
        transitionDuration={160}
        onMouseEnter={onLook}
        onMouseLeave={onLookAway}
        onFocus={onLook}
        onBlur={onLookAway}
      >
        <Alert
          // The region around it is the live region.
          role="presentation"
          variant="filled"
          severity={looks[color]}
          icon={<Icon name={color === "success" ? "check" : "alert"} />}
          action={
            <IconButton color="inherit" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" size={20} />
            </IconButton>
          }
        >
          {text}
        </Alert>
      </SnackbarRoot>
    </Themed>
  );
}
