"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { usePathname } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { OwnViews } from "./own-views";
import { useAddress } from "./use-address";

/** Asks for the name under which the list's present filters are kept. */
export function ViewDialog({ onClose }: { onClose: () => void }) {
  const t = useConsoleWords("list");
  const [name, setName] = useState("");
  const page = usePathname().replace(/^\/operator\/?/, "");
  const { query } = useAddress();
  const save = useAct("views", "saveView");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { page, name: name.trim(), query } }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle>{t("saveView")}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <TextField
            autoFocus
            required
            margin="dense"
            label={t("viewName")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <FaultText fault={save.error} />
          <OwnViews page={page} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" look="primary" disabled={save.isPending || name.trim() === ""}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
