"use client";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import { type IssuedKey, shortOf } from "./issued-key";

interface Props {
  /** The key in whose place the new one comes; null beside the others. */
  replaced: IssuedKey | null;
  /** It waits for a second operator now. */
  onAsked: () => void;
  onClose: () => void;
}

const MOST_HOURS = 720;
const SHORTEST_KEY = 50;

/** Asks to accept a partner's public key; another super administrator approves it. */
export function IssueKeyDialog({ replaced, onAsked, onClose }: Props) {
  const t = useConsoleWords("partners");
  const form = useActForm(useAct("partnerKeys", "issuePartnerKey"), {
    reasons: "house",
    defaultValues: { partner: replaced?.partner ?? "", publicKey: "", hours: "24" },
    read: (boxes, reason) => {
      const partner = replaced?.partner ?? boxes.needed("partner").toLowerCase();
      if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(partner)) boxes.wrong("partner", t("nameHelp"));
      const publicKey = boxes.needed("publicKey");
      if (publicKey.length < SHORTEST_KEY) boxes.malformed("publicKey");
      const hours = replaced ? boxes.count("hours") : 0;
      if (hours > MOST_HOURS) boxes.malformed("hours");
      return { partner, publicKey, replaces: replaced ? { id: replaced.id, hours } : undefined, reason };
    },
    onDone: () => {
      onAsked();
      onClose();
    },
  });
  return (
    <ActDialog
      title={replaced ? t("replaceOf", { fingerprint: shortOf(replaced.fingerprint ?? "") }) : t("issue")}
      label={t("issue")}
      form={form}
      onClose={onClose}
    >
      <p>{t("issueHelp")}</p>
      <TypedField
        form={form}
        name="partner"
        margin="dense"
        label={t("name")}
        help={t("nameHelp")}
        disabled={replaced !== null}
        clean={(typed) => typed.toLowerCase()}
        box={{ autoComplete: "off" }}
      />
      <TypedField
        form={form}
        name="publicKey"
        multiline
        minRows={4}
        maxRows={8}
        label={t("publicKey")}
        help={t("publicKeyHelp")}
        box={{ spellCheck: false }}
      />
      {replaced ? (
        <TypedField form={form} name="hours" label={t("hours")} box={{ inputMode: "numeric" }} />
      ) : null}
    </ActDialog>
  );
}
