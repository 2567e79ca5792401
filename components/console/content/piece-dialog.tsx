"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { ContentKind, ContentPiece } from "@/lib/contract/operators/site";
import { localeCodes } from "@/lib/domain/access/path";
import { atBangkok, bangkokDate, bangkokIso, displayTime, epochMs } from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { ActForm } from "../act/act-form";
import { Button } from "../controls/button";
import { useConsoleWords } from "../words/console-words";
import { fieldsOf, mayBeEmpty, pieceOf, typedOf } from "./content-kinds";

interface Props {
  kind: ContentKind;
  /** Null: a new one. */
  piece: ContentPiece | null;
  onClose: () => void;
}

/** Writes a piece of content, plans its day, hides or deletes it. */
export function PieceDialog({ kind, piece, onClose }: Props) {
  const t = useConsoleWords("content");
  const [typed, setTyped] = useState(() => typedOf(piece));
  const [locale, setLocale] = useState<(typeof localeCodes)[number] | null>(piece?.locale ?? null);
  const [isHidden, setHidden] = useState(piece?.isHidden ?? false);
  const [at, setAt] = useState(() => wallOf(piece ? epochMs(piece.publishedAt) : Date.now()));
  const save = useAct("site", "saveContent");
  const remove = useAct("site", "removeContent");
  const fields = fieldsOf[kind];
  const isReady = fields.every((name) => mayBeEmpty.has(name) || typed[name].trim() !== "") && at !== "";
  const [date = "", time = ""] = at.split("T");
  const submit = () => {
    const publication = {
      id: piece?.id ?? crypto.randomUUID(),
      locale,
      isHidden,
      publishedAt: bangkokIso(atBangkok(date, time)),
    };
    save.mutate({ body: pieceOf(kind, typed, publication, piece) }, { onSuccess: onClose });
  };
  return (
    <ActForm
      title={piece ? piece.title : t("add")}
      label={t("save")}
      reasons="none"
      isReady={isReady}
      isPending={save.isPending || remove.isPending}
      fault={save.error ?? remove.error}
      onAct={submit}
      onClose={onClose}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          margin={name === "title" ? "dense" : undefined}
          label={t(`field.${name}`)}
          required={!mayBeEmpty.has(name)}
          disabled={name === "vdoName" && piece !== null}
          multiline={name === "html" || name === "text"}
          minRows={name === "html" ? 6 : undefined}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      <TextField
        select
        label={t("language")}
        value={locale ?? "all"}
        onChange={(event) => setLocale(localeCodes.find((code) => code === event.target.value) ?? null)}
      >
        {(["all", ...localeCodes] as const).map((code) => (
          <MenuItem key={code} value={code}>
            {t(`language.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="datetime-local"
        label={t("published")}
        helperText={t("publishedHelp")}
        value={at}
        onChange={(event) => setAt(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControlLabel
        label={t("hide")}
        control={<Checkbox checked={isHidden} onChange={(event) => setHidden(event.target.checked)} />}
      />
      {piece ? (
        <Button
          look="danger"
          isNarrow
          disabled={remove.isPending}
          onClick={() => remove.mutate({ body: { kind, id: piece.id } }, { onSuccess: onClose })}
        >
          {t("remove")}
        </Button>
      ) : null}
    </ActForm>
  );
}

/** A moment as the field has it: the site's wall clock. */
const wallOf = (ms: number): string => `${bangkokDate(ms)}T${displayTime(ms)}`;
