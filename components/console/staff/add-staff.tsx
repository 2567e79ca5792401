"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { type StaffRole, staffRoles } from "@/lib/domain/operators/staff";
import { useAct } from "@/stores/console/use-act";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";

/** A new operator, once a second person has agreed. */
export function AddStaff({ onClose }: { onClose: () => void }) {
  const t = useConsoleWords("staff");
  const [userName, setUserName] = useState("");
  const [password, setPassword] = useState("");
  const [role, setRole] = useState<StaffRole>("staff");
  const create = useAct("members", "createStaff");
  return (
    <ActDialog
      title={t("add")}
      label={t("add")}
      reasons="none"
      isReady={userName !== "" && password !== "" && create.data?.state !== "waiting"}
      isPending={create.isPending}
      fault={create.error}
      onAct={() =>
        create.mutate(
          { body: { userName: userName.trim(), password, role } },
          { onSuccess: ({ state }) => state === "done" && onClose() },
        )
      }
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        margin="dense"
        label={t("name")}
        autoComplete="off"
        value={userName}
        onChange={(event) => setUserName(event.target.value)}
      />
      <TextField
        required
        type="password"
        label={t("firstPassword")}
        helperText={t("firstPasswordHelp")}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
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
      {create.data?.state === "waiting" ? <WaitsForSecond /> : null}
    </ActDialog>
  );
}
