"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { ContentKind, ContentPiece } from "@/lib/contract/operators/site";
import { localeCodes } from "@/lib/domain/access/path";
import { atBangkok, bangkokDate, bangkokIso, displayTime, epochMs } from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { ActForm } from "../act/act-form";
import { useActForm } from "../act/use-act-form";
import { Button } from "../controls/button";
import { PickField, TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { type ContentField, fieldsOf, mayBeEmpty, pieceOf, typedOf } from "./content-kinds";

interface Props {
  kind: ContentKind;
  /** Null: a new one. */
  piece: ContentPiece | null;
  onClose: () => void;
}

/** Writes a piece of content, plans its day, hides or deletes it. */
export function PieceDialog({ kind, piece, onClose }: Props) {
  const t = useConsoleWords("content");
  const remove = useAct("site", "removeContent");
  const fields = fieldsOf[kind];
  const before = typedOf(piece);
  /** A video keeps the name in its address. */
  const isFixed = (name: ContentField) => name === "vdoName" && piece !== null;
  const form = useActForm(useAct("site", "saveContent"), {
    reasons: "none",
    defaultValues: {
      ...before,
      locale: piece?.locale ?? "all",
      publishedAt: wallOf(piece ? epochMs(piece.publishedAt) : Date.now()),
      isHidden: piece?.isHidden ?? false,
    },
    read: (boxes) => {
      const typed = { ...before };
      for (const name of fields) {
        if (isFixed(name)) continue;
        typed[name] = boxes.whole(name);
        if (!mayBeEmpty.has(name)) boxes.needed(name);
      }
      const [date = "", time = ""] = boxes.needed("publishedAt").split("T");
      if (!date || !time) return boxes.malformed("publishedAt");
      const publication = {
        id: piece?.id ?? crypto.randomUUID(),
        locale: localeCodes.find((code) => code === boxes.text("locale")) ?? null,
        isHidden: boxes.isOn("isHidden"),
        publishedAt: bangkokIso(atBangkok(date, time)),
      };
      return pieceOf(kind, typed, publication, piece);
    },
    onDone: onClose,
    boxOf: { "content-name-taken": "vdoName" },
  });
  return (
    <ActForm
      title={piece ? piece.title : t("add")}
      label={t("save")}
      isReady={!remove.isPending}
      form={form}
      onClose={onClose}
    >
      {fields.map((name) => (
        <TypedField
          key={name}
          form={form}
          name={name}
          margin={name === "title" ? "dense" : undefined}
          label={t(`field.${name}`)}
          required={!mayBeEmpty.has(name)}
          disabled={isFixed(name)}
          multiline={name === "html" || name === "text"}
          minRows={name === "html" ? 6 : undefined}
        />
      ))}
      <PickField
        form={form}
        name="locale"
        label={t("language")}
        choices={(["all", ...localeCodes] as const).map((code) => [code, t(`language.${code}`)] as const)}
      />
      <TypedField
        form={form}
        name="publishedAt"
        type="datetime-local"
        label={t("published")}
        help={t("publishedHelp")}
        isLabelAbove
      />
      <FormControlLabel
        label={t("hide")}
        control={<Checkbox name="isHidden" defaultChecked={piece?.isHidden ?? false} />}
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
      <FaultText fault={remove.error} />
    </ActForm>
  );
}

/** A moment as the field has it: the site's wall clock. */
const wallOf = (ms: number): string => `${bangkokDate(ms)}T${displayTime(ms)}`;
