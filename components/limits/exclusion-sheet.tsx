"use client";
import { type FormEvent, useId, useState } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { PasswordField } from "@/components/member/password-field";
import type { PinWords } from "@/components/member/pin/pin-sheet";
import { useAction } from "@/components/member/use-action";
import { Button } from "@/components/ui/controls/button";
import { useLazyMessages } from "@/components/ui/hooks/use-lazy-messages";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Sheet } from "@/components/ui/sheet/sheet";
import { bangkokIso, displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { pinWords } from "@/lib/i18n/pin-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createLimits } from "@/stores/member/limits";
import { createSnackbar } from "@/stores/snackbar";
import styles from "./limit-form.module.css";

interface ExclusionSheetProps {
  untilMs: number;
  words: LimitWords["exclusion"];
  pin: PinWords;
  onClose: () => void;
}

/** Confirms an exclusion twice: the consequences, with a tick that they were read; then the PIN, always. */
export function ExclusionSheet({ untilMs, words, pin, onClose }: ExclusionSheetProps) {
  const limits = useStoreInstance(createLimits);
  const router = useRouter();
  const snackbar = useStoreInstance(createSnackbar);
  const [isRead, setRead] = useState(false);
  const [isLast, setLast] = useState(false);
  const { isBusy, refused, run } = useAction();
  const pinTexts = useLazyMessages(pinWords);
  const formId = useId();
  const until = displayDateTime(untilMs);

  const pinForm = useZodForm({
    schema: () => import("@/components/member/pin-schema").then((module) => module.pinForm),
    words: { "pin-required": pin.empty },
    onSubmit: async ({ password }) => {
      if (!(await run(() => limits.getState().exclude(bangkokIso(untilMs), password)))) return;
      snackbar
        .getState()
        .showMessage({ text: fill(words.done, { until }), color: "success", timeout: 10_000 });
      onClose();
      router.refresh();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isLast) return pinForm.props.onSubmit(event);
    event.preventDefault();
    setLast(isRead);
  };

  return (
    <Sheet
      isOpen
      title={isLast ? words.pinTitle : fill(words.ask, { until })}
      onClose={onClose}
      closesBy={isBusy ? "nothing" : isRead ? "button" : "all"}
      footer={
        <div className={styles.acts}>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            {words.no}
          </Button>
          <Button type="submit" form={formId} look="danger" disabled={!isRead} isBusy={isBusy}>
            {isBusy ? words.busy : isLast ? words.yes : words.next}
          </Button>
        </div>
      }
    >
      <form {...pinForm.props} id={formId} className={styles.form} onSubmit={submit}>
        {isLast ? (
          <>
            <p>{fill(words.ask, { until })}</p>
            <p>{words.pinText}</p>
            <PasswordField
              {...pinForm.register("pin")}
              label={pin.label}
              words={pin}
              autoComplete="current-password"
              data-first-focus=""
            />
            <ErrorMessage code={pinForm.refusal?.code ?? refused?.code ?? null} />
            {refused?.code === "password-wrong" && pinTexts ? (
              <p>
                {pinTexts.change.forgot}{" "}
                <Link href="/forgot-pin" prefetch={false}>
                  {pinTexts.change.forgotLink}
                </Link>
              </p>
            ) : null}
          </>
        ) : (
          <>
            <p>{words.what}</p>
            <p>{words.still}</p>
            <p>
              <strong>{words.never}</strong>
            </p>
            <label className={styles.sure}>
              <input type="checkbox" checked={isRead} onChange={(event) => setRead(event.target.checked)} />
              {words.understand}
            </label>
          </>
        )}
      </form>
    </Sheet>
  );
}
