"use client";
import { useMessages, useTranslations } from "next-intl";
import { useEffect } from "react";
import { optionEntries } from "@/components/poy/detail/slip-entries";
import { ShareSlip } from "@/components/poy/picture/share-slip";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { priceStorage } from "@/stores/bets/price-storage";
import { AcceptedSlip } from "./accepted-slip";

/** The accepted slip, to share and to save as a picture. */
export default function SuccessSheet({ marketName }: { marketName: string }) {
  const t = useTranslations("lotto");
  const { market, picture } = useMessages();
  const slipStore = useBetSlipStore();
  const sending = useBets((state) => state.sending);
  const owner = useBets((state) => state.owner);
  const accepted = sending.state === "accepted" ? sending.poy.poyListJson : null;
  useEffect(() => {
    if (accepted) priceStorage(owner).remember(accepted);
  }, [owner, accepted]);
  if (sending.state !== "accepted") return null;
  const { poy } = sending;
  return (
    <AcceptedSlip
      poy={poy}
      marketName={marketName}
      lines={[t("confirm.lines"), t("slip.lines", { n: poy.poyListJson.length })]}
      entries={optionEntries(poy.poyListJson, market.options)}
      onClose={() => slipStore.getState().dismiss()}
    >
      <ShareSlip
        poy={poy}
        marketName={marketName}
        names={market.options}
        status={t("accepted.title")}
        words={picture}
      />
    </AcceptedSlip>
  );
}
