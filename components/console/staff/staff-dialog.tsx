"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { StaffRow } from "@/lib/contract/operators/members";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { type StaffRole, staffRoles } from "@/lib/domain/operators/staff";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { When } from "../fields/values";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./staff.module.css";

const acts = ["disable", "enable", "role", "reset", "end"] as const;
type Act = (typeof acts)[number];

/** One operator: open sessions, and what can be done to the account. What one may not do alone waits for a second. */
export function StaffDialog({ operator, onClose }: { operator: StaffRow; onClose: () => void }) {
  const t = useConsoleWords("staff");
  const { uuid, userName, disabledAt, hasSecondFactor } = operator;
  const [act, choose] = useState<Act>(disabledAt ? "enable" : "disable");
  const [role, setRole] = useState<StaffRole>(operator.role);
  const sessions = useAsk("staff", "staffSessions", { uuid });
  const disable = useAct("staff", "disableStaff");
  const enable = useAct("staff", "enableStaff");
  const setStaffRole = useAct("members", "setStaffRole");
  const reset = useAct("staff", "resetStaffSecondFactor");
  const end = useAct("staff", "endStaffSessions");
  const running = { disable, enable, role: setStaffRole, reset, end }[act];
  const isWaiting = [disable, enable, setStaffRole, reset].some(({ data }) => data?.state === "waiting");
  const offered = acts.filter(
    (each) => (each === "enable") === (disabledAt !== null) && (each !== "reset" || hasSecondFactor),
  );
  const run = (reason: Reason) => {
    const body = { uuid, reason };
    if (act === "disable")
      disable.mutate({ body }, { onSuccess: ({ state }) => state === "done" && onClose() });
    if (act === "enable") enable.mutate({ body });
    if (act === "role") setStaffRole.mutate({ body: { ...body, role } });
    if (act === "reset") reset.mutate({ body });
    if (act === "end") end.mutate({ body }, { onSuccess: onClose });
  };
  return (
    <ActDialog
      title={userName}
      label={t(`act.${act}`)}
      isDanger={act === "disable"}
      reasons="staff"
      isReady={!isWaiting && (act !== "role" || role !== operator.role)}
      isPending={running.isPending}
      fault={running.error}
      onAct={(reason = "") => run(reason)}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t("role"), t(`role.${operator.role}`)],
          [t("created"), <When key="created" at={operator.createdAt} />],
          [t("state"), disabledAt ? <When key="state" at={disabledAt} /> : t("enabled")],
          [t("openSessions"), sessions.data?.items.length ?? "…"],
        ]}
      />
      <FaultText fault={sessions.error} />
      <fieldset className={styles.acts} aria-label={t("actions")}>
        {offered.map((each) => (
          <Button
            key={each}
            look={each === act ? "quiet" : "plain"}
            aria-pressed={each === act}
            onClick={() => choose(each)}
          >
            {t(`act.${each}`)}
          </Button>
        ))}
      </fieldset>
      {act === "role" ? (
        <TextField
          select
          label={t("role")}
          value={role}
          onChange={(event) => setRole(event.target.value as StaffRole)}
        >
          {staffRoles.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`role.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <p>{t(`explains.${act}`)}</p>
      {isWaiting ? <WaitsForSecond /> : null}
    </ActDialog>
  );
}
