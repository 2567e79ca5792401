"use client";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Avatar } from "@/components/member/avatar";
import { useAction } from "@/components/member/use-action";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { PictureButton } from "@/components/ui/controls/picture-button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Fault } from "@/lib/contract/fault";
import type { UserInfo } from "@/lib/contract/users";
import { useStoreInstance } from "@/stores/_core/registry";
import { createFiles } from "@/stores/member/files";
import { createProfile } from "@/stores/member/profile";
import { createUsers } from "@/stores/users";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

/** The upload limit, bytes; the contract holds the same limit, but is not in the page's first code. */
const MOST_BYTES = 5 * 1024 * 1024;

/** The member's picture: chosen, re-encoded by the upstream, shown at once, removable. */
export function AvatarField({ info, words }: { info: UserInfo; words: ProfileWords["edit"] }) {
  const id = useId();
  const [files, profile, users] = [
    useStoreInstance(createFiles),
    useStoreInstance(createProfile),
    useStoreInstance(createUsers),
  ];
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { isBusy, refused, run } = useAction();

  const save = (avatar: string) => profile.getState().change({ avatar });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) {
      await run(async () => {
        const uploaded = await files.getState().upload(file, "avatar");
        if (uploaded.refusal) throw new Fault(uploaded.refusal);
        await save(`/api/files/${uploaded.id}`);
      }, words.pictureSaved);
      void users.getState().load();
    }
    if (input.current) input.current.value = "";
  };
  const remove = async () => {
    await run(() => save(""), words.pictureRemoved);
    void users.getState().load();
  };

  return (
    <Card aria-labelledby={`${id}-label`} className={styles.card}>
      <h2 id={`${id}-label`}>{words.picture}</h2>
      <div className={styles.picture}>
        <Avatar avatar={info.avatar} userName={info.userName} size="large" />
        <div className={styles.acts}>
          <PictureButton
            label={isBusy ? words.pictureSending : words.pictureChoose}
            describedBy={`${id}-hint`}
            isDisabled={isBusy}
            inputRef={input}
            onChoose={(event) => void choose(event)}
          />
          {info.avatar ? (
            <Button look="plain" disabled={isBusy} onClick={() => void remove()}>
              {words.pictureRemove}
            </Button>
          ) : null}
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.pictureHint}
      </p>
      {isTooLarge ? <p role="alert">{words.pictureTooLarge}</p> : null}
      <ErrorMessage code={refused?.code ?? null} />
    </Card>
  );
}
