"use client";
import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { receiptAddress } from "@/lib/domain/access/addresses";
import { lineShareAddress } from "@/lib/domain/site/line-share";
import { displayDate } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useIsIdle } from "@/stores/page/idle";
import type { ReadySlip } from "./ready-picture";
import { SavePicture, type SavePictureProps } from "./save-picture";

/** Without its code there is no picture in time; the slip is shared all the same. */
const ReadyPicture = lazy(() => import("./ready-picture").catch(() => ({ default: () => null })));

/**
 * Shares an accepted slip with one press, and opens its picture. The picture is drawn once the receipt stands and the
 * browser is idle, because a share sheet may only be opened by the press itself, which no drawing can wait for.
 */
export function ShareSlip(slip: SavePictureProps) {
  const isIdle = useIsIdle();
  const [ready, setReady] = useState<ReadySlip | null>(null);
  return (
    <>
      <ShareButton slip={slip} ready={ready} />
      <SavePicture {...slip} ready={ready?.pictures ?? []} />
      {isIdle ? (
        <Suspense fallback={null}>
          <ReadyPicture {...slip} onReady={setReady} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The system's share sheet with the picture, else with a link to the receipt; where there is none, LINE. */
function ShareButton({ slip, ready }: { slip: SavePictureProps; ready: ReadySlip | null }) {
  const { words, marketName } = slip;
  const poy = ready?.poy ?? slip.poy;
  const text = fill(words.shareText, { no: poy.poyNo, market: marketName, date: displayDate(poy.dt) });
  const code = poy.publicReceipt?.isPublic ? poy.publicReceipt.code : null;
  const url = code ? location.origin + receiptAddress(code) : undefined;
  if (typeof navigator.share !== "function")
    return (
      <ButtonLink
        isHard
        look="quiet"
        href={lineShareAddress([text, url].filter(Boolean).join("\n"))}
        target="_blank"
        rel="noopener"
      >
        {words.line}
      </ButtonLink>
    );
  const share = () => {
    const files = ready?.pictures.map(({ file }) => file) ?? [];
    const isPicture = files.length > 0 && navigator.canShare?.({ files }) === true;
    const shared = isPicture ? { files, title: text } : { text, ...(url && { url }) };
    // Closed by the member, or refused by the system: the picture's own button stands beside this one.
    navigator.share(shared).catch(() => undefined);
  };
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="withdraw" size={20} />
      {words.share}
    </Button>
  );
}
