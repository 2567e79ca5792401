"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { OperatorPartner } from "@/lib/contract/operators/partners";
import { type GameState, gameStates } from "@/lib/domain/partners/partners";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";

/** Opens a game partner to members, or closes it. */
export function GameStateDialog({ row, onClose }: { row: OperatorPartner; onClose: () => void }) {
  const t = useConsoleWords("partners");
  const [state, setState] = useState<GameState>(row.state);
  const set = useAct("partners", "setPartner");
  const { partner } = row;
  return (
    <ActDialog
      title={t("changeOf", { name: partner })}
      label={t("save")}
      reasons="house"
      isReady={state !== row.state}
      isPending={set.isPending}
      fault={set.error}
      onAct={(reason = "") => set.mutate({ body: { partner, state, reason } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t("changeHelp")}</p>
      <TextField
        select
        margin="dense"
        label={t("state")}
        value={state}
        onChange={({ target }) => setState(target.value as GameState)}
      >
        {gameStates.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`state.${each}`)}
          </MenuItem>
        ))}
      </TextField>
    </ActDialog>
  );
}
