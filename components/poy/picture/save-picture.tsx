"use client";
import { useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import type { Poy } from "@/lib/contract/poys";
import type { PictureWords, PoyNames } from "../poy-words";
import type { Picture } from "./use-pictures";

const PictureSheet = lazyPart(() => import("./picture-sheet"));

export interface SavePictureProps {
  poy: Poy;
  marketName: string;
  names: PoyNames["options"];
  /** The slip's state in words. */
  status: string;
  words: PictureWords;
}

/** Opens the sheet that draws the slip. The drawing code is loaded on the press. */
export function SavePicture({
  poy,
  marketName,
  names,
  status,
  words,
  ready = [],
}: SavePictureProps & { ready?: readonly Picture[] }) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="deposit" size={20} />
        {words.open}
      </Button>
      {isOpen ? (
        <PictureSheet
          poy={poy}
          marketName={marketName}
          names={names}
          status={status}
          words={words}
          ready={ready}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
