"use client";
import Alert from "@mui/material/Alert";
import IconButton from "@mui/material/IconButton";
import SnackbarRoot from "@mui/material/Snackbar";
import { Icon } from "@/components/ui/art/icon";
import { richParts } from "@/components/ui/rich-parts";
import { Themed } from "@/components/ui/themed";
import { cleanParts } from "@/lib/domain/site/rich-text";
import type { Message } from "@/stores/_core/registry";

export interface SnackbarLineProps {
  text: string;
  /** The text is HTML: its harmless markup is shown, never the text of the tags. */
  isHtml?: boolean;
  color: Message["color"];
  closeLabel: string;
  onClose: () => void;
  /** The pointer is over it or the focus in it: its timer pauses. */
  onLook: () => void;
  onLookAway: () => void;
}

const looks = { success: "success", failure: "error" } as const;

/** Parsed into a document of its own, where nothing runs and nothing is loaded. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** The message itself. The store runs its timer; a click outside does not close it. */
export function SnackbarLine({
  text,
  isHtml,
  color,
  closeLabel,
  onClose,
  onLook,
  onLookAway,
}: SnackbarLineProps) {
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
          {isHtml ? richParts(cleanParts(bodyOf(text).childNodes)) : text}
        </Alert>
      </SnackbarRoot>
    </Themed>
  );
}
