"use client";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { AuditRow } from "@/lib/contract/operators/audit";
import { changedFields } from "@/lib/kernel/record-diff";
import { ReasonText } from "../act/reason-text";
import { Button } from "../controls/button";
import { When } from "../fields/values";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import styles from "./audit.module.css";
import { AuditTarget } from "./audit-target";

/** One row of the log: every field that changed, before and after. */
export function AuditDialog({ row, onClose }: { row: AuditRow; onClose: () => void }) {
  const t = useConsoleWords("audit");
  const changes = changedFields(row.before, row.after);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle>{row.action}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Facts
          facts={[
            [t("at"), <When key="at" at={row.at} />],
            [t("operator"), [row.userName, t.code("role", row.role)].filter(Boolean).join(" · ")],
            [t("target"), <AuditTarget key="target" {...row} />],
            [t("reason"), row.reason && <ReasonText key="reason" reason={row.reason} />],
          ]}
        />
        {changes.length > 0 ? (
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">{t("field")}</th>
                <th scope="col">{t("before")}</th>
                <th scope="col">{t("after")}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field || "—"}</th>
                  <td>{before === null ? "—" : <del>{before}</del>}</td>
                  <td>{after === null ? "—" : <ins>{after}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>{t("unchanged")}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
