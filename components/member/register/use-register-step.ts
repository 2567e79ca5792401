"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusField } from "@/components/ui/hooks/focus";
import { type RegisterStep, registerSteps } from "./register-steps";

/**
 * The step that the form shows. The second is an entry of its own in the browser's history, so that "back" on a phone
 * leads to the first step instead of away from what was typed.
 */
export function useRegisterStep(form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState<RegisterStep>("account");
  /** The second entry is being left because the first step is shown already. */
  const isLeaving = useRef(false);

  /** A hidden box cannot take the focus, so the step is there before this returns. */
  function show(next: RegisterStep) {
    flushSync(() => setStep(next));
    if (next === "person") {
      if (!isOnSecondEntry()) history.pushState({ registerStep: next }, "");
    } else if (isOnSecondEntry() && !isLeaving.current) {
      // Else the next "back" would lead from the first step to the first step.
      isLeaving.current = true;
      history.back();
    }
  }

  // A reload stays where it was: what was typed is kept as well, but for the PIN.
  useEffect(() => {
    if (isOnSecondEntry()) setStep("person");
  }, []);
  useEffect(() => {
    const follow = () => {
      if (isLeaving.current) {
        isLeaving.current = false;
        return;
      }
      const next: RegisterStep = isOnSecondEntry() ? "person" : "account";
      flushSync(() => setStep(next));
      focusField(form.current, registerSteps[next][0]);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [form]);

  return { step, show };
}

const isOnSecondEntry = () => history.state?.registerStep === "person";
