"use client";
import type { ZodType } from "zod";
import type { BoxValues } from "@/components/form/box-values";
import { useZodForm, type ZodForm } from "@/components/form/use-zod-form";
import { type Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { faultWords } from "@/lib/i18n/fault-words";
import { useConsoleLanguage, useConsoleWords } from "../words/console-words";
import type { Boxes } from "./form-schema";

/** A call that changes something (`useAct`). */
export interface FormAct<Body, Reply> {
  mutateAsync: (input: { body: Body; key?: string | undefined }) => Promise<Reply>;
  loadSchema: () => Promise<ZodType | undefined>;
}

export interface CallFormOptions<Box extends string, Body, Reply> {
  /** The call's body of what is typed. It marks boxes itself, and the contract's schema those of its own fields. */
  read: (boxes: Boxes<Box>) => Body | null;
  /** Every box of the form, with what stands in it at first; of a tick, whether it is on. */
  defaultValues?: Record<Box, string | boolean>;
  /** Idempotency key of an act that must happen once. */
  key?: string;
  onDone?: (reply: Reply) => void;
  /** The box that a refusal is about; the others stand below the form. */
  boxOf?: Partial<Record<FaultCode, NoInfer<Box>>>;
  /** True for a refusal that the form answers by itself. */
  takes?: (fault: Fault) => boolean;
}

/** What a field needs of its form. */
export interface Bound<Box extends string> {
  register: (name: Box) => {
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
    isWrong: boolean;
  };
  setValue: (name: Box, value: string) => void;
}

/** A form of the console: what is typed is sent as the body of one call. */
export function useCallForm<Box extends string, Body, Reply>(
  act: FormAct<Body, Reply>,
  { read, defaultValues, key, onDone, boxOf = {}, takes }: CallFormOptions<Box, Body, Reply>,
): ZodForm<Box> {
  const t = useConsoleWords("fields");
  const language = useConsoleLanguage();
  const form = useZodForm<BoxValues, Body>({
    schema: async () => {
      const [{ formSchema }, body] = await Promise.all([import("./form-schema"), act.loadSchema()]);
      return formSchema<Box, Body>({
        read,
        body,
        words: { missing: t("missing"), malformed: t("malformed") },
      });
    },
    words: (problem) =>
      problem === "invalid-input" ? t("malformed") : problem === "unplaced" ? null : problem,
    defaultValues: textsOf(defaultValues ?? {}),
    onSubmit: async (body) => {
      try {
        const reply = await act.mutateAsync({ body, key });
        onDone?.(reply);
      } catch (error) {
        if (!isFault(error)) throw error;
        if (takes?.(error)) return;
        const box: string | undefined = boxOf[error.code];
        if (box === undefined) throw error;
        form.setError(box, await faultWords(language, error.code));
      }
    },
  });
  return {
    ...form,
    register: (name) => ({ ...form.register(name), name }),
    errors: form.errors as Partial<Record<Box, string>>,
    problems: form.problems as Partial<Record<Box, string>>,
  };
}

/** Ticks are on or off by themselves (`defaultChecked`). */
const textsOf = (values: Readonly<Record<string, string | boolean>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((each): each is [string, string] => typeof each[1] === "string"),
  );
