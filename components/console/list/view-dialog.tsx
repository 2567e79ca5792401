"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { usePathname } from "next/navigation";
import { staffRoles } from "@/lib/domain/operators/staff";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { TypedField } from "../form/typed-field";
import { useCallForm } from "../form/use-call-form";
import { useMay, useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./record-list.module.css";
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

/** The named views of a list: one's own can be removed, and administrators put one into everybody's menu. */
function OwnViews({ page }: { page: string }) {
  const t = useConsoleWords("list");
  const { uuid } = useOperator();
  const may = useMay();
  const { data = [] } = useAsk("views", "allViews");
  const remove = useAct("views", "removeView");
  const pin = useAct("views", "pinView");
  const views = data.filter((view) => view.page === page);
  if (views.length === 0) return null;
  return (
    <ul className={styles.views}>
      {views.map(({ id, name, owner, pinnedFor }) => {
        const isPinned = pinnedFor.length > 0;
        return (
          <li key={id}>
            <span>{name}</span>
            {may("administrator") ? (
              <Button
                aria-pressed={isPinned}
                onClick={() => pin.mutate({ body: { id, roles: isPinned ? [] : [...staffRoles] } })}
              >
                {t(isPinned ? "unpin" : "pin")}
              </Button>
            ) : null}
            {owner.uuid === uuid ? (
              <Button look="danger" onClick={() => remove.mutate({ body: { id } })}>
                {t("remove")}
              </Button>
            ) : null}
          </li>
        );
      })}
      <FaultText fault={pin.error ?? remove.error} />
    </ul>
  );
}
