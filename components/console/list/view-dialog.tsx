"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { usePathname } from "next/navigation";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { TypedField } from "../form/typed-field";
import { useCallForm } from "../form/use-call-form";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { OwnViews } from "./own-views";
import { useAddress } from "./use-address";

/** Asks for the name under which the list's present filters are kept. */
export function ViewDialog({ onClose }: { onClose: () => void }) {
  const t = useConsoleWords("list");
  const page = usePathname().replace(/^\/operator\/?/, "");
  const { query } = useAddress();
  const form = useCallForm(useAct("views", "saveView"), {
    defaultValues: { name: "" },
    read: (boxes) => ({ page, name: boxes.needed("name"), query }),
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form {...form.props}>
        <DialogTitle>{t("saveView")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <TypedField
            form={form}
            name="name"
            autoFocus
            required
            margin="dense"
            label={t("viewName")}
            box={{ maxLength: 60 }}
          />
          <FaultText fault={form.refusal} />
          <OwnViews page={page} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" look="primary" disabled={form.isSubmitting}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
