"use client";
import Image from "next/image";
import { type RefCallback, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { Poy } from "@/lib/contract/poys";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { useClock } from "@/stores/page/clock";
import { createPoys } from "@/stores/poys";
import type { PictureWords, PoyNames } from "../poy-words";
import { drawPicture } from "./draw-picture";
import { picturePages } from "./picture-pages";
import styles from "./picture-sheet.module.css";
import { SlipPicture } from "./slip-picture";

interface PictureSheetProps {
  poy: Poy;
  marketName: string;
  names: PoyNames["options"];
  /** The slip's state in words. */
  status: string;
  words: PictureWords;
  onClose: () => void;
}

/** A drawn page: the file, and its object URL in this tab. */
interface Picture {
  file: File;
  url: string;
}

interface Pictures {
  /** The element that shows the page being drawn. */
  stage: RefCallback<HTMLDivElement>;
  drawn: readonly Picture[];
  isFailed: boolean;
  again: () => void;
}

/** The slip as pictures, drawn in the browser, to view, save or share. */
export default function PictureSheet({
  poy: shownPoy,
  marketName,
  names,
  status,
  words,
  onClose,
}: PictureSheetProps) {
  const { poy, isRead } = useReceipt(shownPoy);
  const [atMs] = useState(useClock((clock) => clock.nowMs));
  const pages = picturePages(poy, names, words.sets);
  const of = pages.length;
  const { stage, drawn, isFailed, again } = usePictures(isRead ? of : 0, (at) =>
    [words.fileName, poy.poyNo, ...(of > 1 ? [at + 1] : [])].join("-").concat(".png"),
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

/**
 * The slip with its receipt code; `isRead` is false while that is on its way. A slip that was just accepted has
 * none: it is made when the slip is first read.
 */
function useReceipt(shown: Poy): { poy: Poy; isRead: boolean } {
  const poys = useStoreInstance(createPoys);
  const [whole, setWhole] = useState(shown.publicReceipt ? shown : null);
  useEffect(() => {
    if (whole) return;
    let isOver = false;
    const { withReceipt } = poys.getState();
    void withReceipt(shown).then((read) => isOver || setWhole(read));
    return () => {
      isOver = true;
    };
  }, [poys, shown, whole]);
  return { poy: whole ?? shown, isRead: whole !== null };
}

const SCALE = 2;

/** Draws pages one after the other: the caller renders page `drawn.length` on the stage until all are drawn. */
function usePictures(pages: number, fileName: (at: number) => string): Pictures {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [drawn, setDrawn] = useState<readonly Picture[]>([]);
  const [isFailed, setFailed] = useState(false);
  const made = useRef<string[]>([]);
  const nameOf = useRef(fileName);
  const at = drawn.length;

  useEffect(() => {
    if (at >= pages || isFailed || !stage) return;
    let isOver = false;
    drawPicture(stage, SCALE).then(
      (blob) => {
        if (isOver) return;
        const file = new File([blob], nameOf.current(at), { type: blob.type });
        const url = URL.createObjectURL(file);
        made.current.push(url);
        setDrawn((before) => [...before, { file, url }]);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [at, pages, isFailed, stage]);
  useEffect(() => () => made.current.splice(0).forEach((url) => void URL.revokeObjectURL(url)), []);

  return { stage: setStage, drawn, isFailed, again: () => setFailed(false) };
}

/**
 * Passes pictures to the system's share sheet. `left`: the member closed it, which is no failure. `saved`: the
 * system refused them, so they were downloaded instead.
 */
async function sharePictures(
  pictures: readonly Picture[],
  title: string,
): Promise<"shared" | "left" | "saved"> {
  try {
    await navigator.share({ files: pictures.map(({ file }) => file), title });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "left";
    for (const picture of pictures) save(picture);
    return "saved";
  }
}

function save({ file, url }: Picture): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
}
