"use client";
import Image from "next/image";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { Poy } from "@/lib/contract/poys";
import { fill } from "@/lib/i18n/fill";
import { useClock } from "@/stores/page/clock";
import type { PictureWords, PoyNames } from "../poy-words";
import { picturePages } from "./picture-pages";
import styles from "./picture-sheet.module.css";
import { SlipPicture } from "./slip-picture";
import { type Picture, pictureName, sharePictures, usePictures, useReceipt } from "./use-pictures";

interface PictureSheetProps {
  poy: Poy;
  marketName: string;
  names: PoyNames["options"];
  /** The slip's state in words. */
  status: string;
  words: PictureWords;
  /** What was drawn before the sheet was asked for. */
  ready?: readonly Picture[];
  onClose: () => void;
}

/** The slip as pictures, drawn in the browser, to view, save or share. */
export default function PictureSheet({
  poy: shownPoy,
  marketName,
  names,
  status,
  words,
  ready = [],
  onClose,
}: PictureSheetProps) {
  const { poy, isRead } = useReceipt(shownPoy);
  const [atMs] = useState(useClock((clock) => clock.nowMs));
  const pages = picturePages(poy, names, words.sets);
  const of = pages.length;
  const { stage, drawn, isFailed, again } = usePictures(
    isRead || ready.length > 0 ? of : 0,
    (at) => pictureName(words.fileName, poy.poyNo, at, of),
    ready,
  );
  const [looked, setLooked] = useState(0);
  const shown = drawn[looked];
  const files = drawn.map(({ file }) => file);
  const title = fill(words.title, { no: poy.poyNo });
  const [isSavedInstead, setSavedInstead] = useState(false);
  const share = async () => {
    setSavedInstead(false);
    setSavedInstead((await sharePictures(drawn, title)) === "saved");
  };
  const isWhole = drawn.length === of;
  const canShare = isWhole && of > 0 && navigator.canShare?.({ files }) === true;
  const count = poy.setListJson?.length ?? poy.poyListJson.length;

  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.acts}>
          {shown ? (
            <ButtonLink
              isHard
              href={shown.url}
              download={shown.file.name}
              look={canShare ? "quiet" : "primary"}
            >
              <Icon name="deposit" size={20} />
              {words.save}
            </ButtonLink>
          ) : null}
          {canShare ? (
            <Button onClick={() => void share()}>
              <Icon name="withdraw" size={20} />
              {words.share}
            </Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.look}>
        <InAppHint lack="saving" />
        {of > 1 ? <p className={styles.quiet}>{fill(words.long, { count, of })}</p> : null}
        {shown ? (
          <Image
            unoptimized
            width={480}
            height={640}
            className={styles.picture}
            src={shown.url}
            alt={fill(words.alt, { no: poy.poyNo, at: looked + 1, of })}
          />
        ) : (
          <div className={styles.place} aria-hidden="true" />
        )}
        <p role="status" className={isWhole ? "visually-hidden" : styles.quiet}>
          {isWhole || isFailed ? "" : fill(words.drawing, { at: drawn.length + 1, of })}
        </p>
        <p role="status" className={isSavedInstead ? undefined : "visually-hidden"}>
          {isSavedInstead ? words.savedInstead : ""}
        </p>
        {isFailed ? (
          <div role="alert" className={styles.failed}>
            <p>{words.failed}</p>
            <Button look="quiet" onClick={again}>
              {words.retry}
            </Button>
          </div>
        ) : null}
        {of > 1 ? (
          <div className={styles.pager}>
            <Button
              look="quiet"
              aria-label={words.previous}
              disabled={looked === 0}
              onClick={() => setLooked(looked - 1)}
            >
              <Icon name="back" />
            </Button>
            <span>{fill(words.page, { at: looked + 1, of })}</span>
            <Button
              look="quiet"
              aria-label={words.next}
              disabled={looked + 1 >= drawn.length}
              onClick={() => setLooked(looked + 1)}
            >
              <Icon name="forward" />
            </Button>
          </div>
        ) : null}
      </div>
      {isWhole ? null : (
        <div className={styles.stage} aria-hidden="true">
          <SlipPicture
            ref={stage}
            poy={poy}
            groups={pages[drawn.length] ?? []}
            page={{ at: drawn.length + 1, of }}
            marketName={marketName}
            status={status}
            atMs={atMs}
            words={words}
          />
        </div>
      )}
    </Sheet>
  );
}
