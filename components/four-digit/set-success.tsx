"use client";
import { useMessages, useTranslations } from "next-intl";
import { AcceptedSlip } from "@/components/lotto/confirm/accepted-slip";
import { setEntries } from "@/components/poy/detail/slip-entries";
import { ShareSlip } from "@/components/poy/picture/share-slip";
import { setsIn } from "@/lib/domain/four-digit/slip";
import { useSetSlipStore, useSets } from "@/stores/four-digit";

/** The accepted slip of sets, to share and to save as a picture. */
export default function SetSuccess({ marketName }: { marketName: string }) {
  const t = useTranslations("sets.rows");
  const accepted = useTranslations("lotto.accepted");
  const { market, picture, sets } = useMessages();
  const slipStore = useSetSlipStore();
  const sending = useSets((sets) => sets.sending);
  if (sending.state !== "accepted") return null;
  const { poy } = sending;
  const lines = poy.setListJson ?? [];
  return (
    <AcceptedSlip
      poy={poy}
      marketName={marketName}
      lines={[t("title"), t("count", { numbers: lines.length, sets: setsIn(lines) })]}
      entries={setEntries(lines, { sets: picture.sets, tier: sets.tier })}
      onClose={() => slipStore.getState().dismiss()}
    >
      <ShareSlip
        poy={poy}
        marketName={marketName}
        names={market.options}
        status={accepted("title")}
        words={picture}
      />
    </AcceptedSlip>
  );
}
