"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** Checks the log's hash chain from end to end, when asked. */
export function VerifyAudit() {
  const t = useConsoleWords("audit");
  const [isAsked, ask] = useState(false);
  const { data, error, isFetching, refetch } = useAsk("audit", "verifyAudit", undefined, {
    isNeeded: isAsked,
  });
  return (
    <>
      {data && !isFetching ? (
        <Note tone={data.intact ? "success" : "error"} role="status">
          {data.intact
            ? t("intact", { n: data.rows, seal: data.seal.slice(0, 12) })
            : t("broken", { row: data.brokenAt ?? "—" })}
        </Note>
      ) : null}
      <FaultText fault={error} />
      <Button
        disabled={isFetching}
        icon={<Icon name="shield" size={18} />}
        onClick={() => (isAsked ? void refetch() : ask(true))}
      >
        {t("verify")}
      </Button>
    </>
  );
}
