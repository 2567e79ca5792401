"use client";
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { FieldValues } from "react-hook-form";
import type { ZodType } from "zod";
import { focusInvalid } from "@/components/ui/hooks/focus";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { afterPress } from "./after-press";
import { type BoxValues, isBox, readBoxes, typeInto } from "./box-values";
import type { FormControl, Problems } from "./form-control";
import { type Keeping, useKeptFields } from "./use-kept-fields";

export interface ZodFormOptions<Typed extends FieldValues, Body> {
  /**
   * Loads the schema that makes the call's body of what is typed; an issue's message is a message key. Asked at each
   * validation, so that a schema made with bounds has the present ones.
   */
  schema: () => Promise<ZodType<Body, Typed>>;
  /** The text of a problem at its box. One without a text is shown as `refusal`, its box only marked. */
  words: Words<NameOf<Typed>>;
  /** What stands in the boxes at first. */
  defaultValues?: Partial<Record<NameOf<Typed>, string>>;
  /** Validates a box when it is left, too. */
  validatesOnBlur?: boolean;
  /** Sends a valid form. A `Fault` it throws becomes a problem of its box (`fieldOf`), or the form's `refusal`. */
  onSubmit: (body: Body) => Promise<unknown> | unknown;
  /** The form was not sent, because of these boxes. */
  onInvalid?: (problems: Problems) => void;
  /** The box that a refusal is about. */
  fieldOf?: Partial<Record<FaultCode, NameOf<Typed>>>;
  /** Boxes whose text outlives a reload until `forget`. */
  keep?: Keeping;
}

/** Texts by problem, or what makes one, where a problem has figures in it; `typed` is what stands in a watched box. */
type Words<Name> =
  | Readonly<Record<string, string>>
  | ((problem: string, name: Name, typed: (name: Name) => string) => string | null | undefined);

const textOf = <Name>(
  words: Words<Name>,
  problem: string,
  name: Name,
  typed: (name: Name) => string,
): string | undefined => {
  if (typeof words === "function") return words(problem, name, typed) ?? undefined;
  return Object.hasOwn(words, problem) ? words[problem] : undefined;
};

type NameOf<Typed> = Extract<keyof Typed, string>;

/** For `<form {...form.props}>`. */
interface FormProps {
  ref: (form: HTMLFormElement | null) => void;
  method: "post";
  noValidate: true;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/** For a box: its name, its first value and its error. */
export interface Registered {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  isWrong: boolean;
}

export interface ZodForm<Name extends string> {
  props: FormProps;
  /** The form's element. */
  ref: RefObject<HTMLFormElement | null>;
  register: (name: Name) => Registered;
  /** What is wrong, by box, and its texts. */
  problems: Partial<Record<Name, string>>;
  errors: Partial<Record<Name, string>>;
  /** From the press until `onSubmit` is done. Another press meanwhile does nothing. */
  isSubmitting: boolean;
  /** Why the form was not accepted, where that is about no box. */
  refusal: Fault | null;
  /** What stands in a text box or a choice, as it changes. */
  watch: (name: Name) => string;
  setValue: (name: Name, value: string) => void;
  /** Marks a box and focuses the first one that is marked. */
  setError: (name: Name, problem: string) => void;
  /** True when these boxes are valid; else marks them and focuses the first one. */
  validate: (names: readonly Name[]) => Promise<boolean>;
  /** Forgets what is wrong, as if the form had just been opened. What stands in the boxes stays. */
  reset: () => void;
  /** Forgets what was kept: the form is sent. */
  forget: () => void;
}

/**
 * One form by react-hook-form with zod's resolver. What is typed stands in the boxes themselves, from the server's HTML
 * on; the code that validates it is loaded with the form's first focus and reads it there.
 */
export function useZodForm<Typed extends FieldValues, Body>(
  options: ZodFormOptions<Typed, Body>,
): ZodForm<NameOf<Typed>> {
  type Name = NameOf<Typed>;
  const ref = useRef<HTMLFormElement>(null);
  // In a sheet the form is there later than this hook.
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const attach = useCallback((form: HTMLFormElement | null) => {
    ref.current = form;
    setElement(form);
  }, []);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const control = useRef<FormControl<Body> | null>(null);
  const loading = useRef<Promise<FormControl<Body>> | null>(null);
  const isRunning = useRef(false);
  const [problems, setProblems] = useState<Problems>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<Fault | null>(null);

  // Once the errors are in the page, their first box gets the focus.
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) focusInvalid(ref.current);
  }, [failures]);
  const fail = () => setFailures((count) => count + 1);

  const isWatched = useRef(false);
  const [typed, setTyped] = useState<BoxValues | null>(null);
  // What was typed before this code had arrived.
  useEffect(() => {
    if (isWatched.current && element) setTyped(readBoxes(element));
  }, [element]);
  /** Of the other boxes a controlled one may stand for a moment as it was before this event. */
  const look = (name: string) => {
    if (!isWatched.current || !ref.current) return;
    const now = readBoxes(ref.current);
    setTyped((before) => ({ ...now, ...before, [name]: now[name] ?? "" }));
  };
  const forget = useKeptFields(element, options.keep);

  /** One load at a time; a failed one is repeated at the next focus. */
  const load = () => {
    loading.current ??= Promise.all([import("./form-control"), latest.current.schema()]).then(
      ([{ createControl }]) => {
        const found = createControl<Typed, Body>({
          schema: () => latest.current.schema(),
          validatesOnBlur: latest.current.validatesOnBlur ?? false,
          show: (now) => {
            // One that `reset` gave up says nothing more.
            if (control.current === found) setProblems(now);
          },
        });
        control.current = found;
        return found;
      },
      () => {
        loading.current = null;
        throw new Fault("network-lost");
      },
    );
    return loading.current;
  };
  /** The control, with what stands in the boxes now. */
  const current = async () => {
    const found = await load();
    if (ref.current) found.take(readBoxes(ref.current));
    return found;
  };
  const loadEarly = () => void load().catch(() => undefined);

  const take = (error: unknown) => {
    const fault = isFault(error) ? error : new Fault("internal-error");
    const [issue] = isFault(fault, "invalid-input") ? (fault.details?.issues ?? []) : [];
    const name = latest.current.fieldOf?.[fault.code] ?? issue?.path.split(".")[0];
    const hasBox = name !== undefined && ref.current?.elements.namedItem(name);
    if (hasBox && control.current) control.current.refuse(name, fault.code);
    // Members who close the PIN's sheet were refused nothing.
    else if (fault.code !== "needs-pin") setRefusal(fault);
  };

  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSubmitting(true);
    setRefusal(null);
    try {
      const found = await current();
      const isValid = await found.submit(async (body) => {
        await latest.current.onSubmit(body);
      });
      if (!isValid) latest.current.onInvalid?.(found.problems());
    } catch (error) {
      take(error);
    } finally {
      isRunning.current = false;
      setSubmitting(false);
      fail();
    }
  };

  const textIn = (name: Name) => String(typed?.[name] ?? options.defaultValues?.[name] ?? "");
  const texts = Object.entries(problems).map(
    ([name, problem]) => [name, textOf(options.words, problem, name as Name, textIn)] as const,
  );
  const errors = Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Partial<
    Record<Name, string>
  >;
  const hasUnsaid = texts.some(([, text]) => text === undefined);

  return {
    ref,
    props: {
      ref: attach,
      method: "post",
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
      onFocus: loadEarly,
      onBlur: ({ target }) => {
        // An empty box that is passed by is nothing typed.
        if (!isBox(target) || target.value === "") return;
        const { name } = target;
        // A press of a button below must not miss it because of a line that appears above it.
        void afterPress()
          .then(current)
          .then((found) => found.left(name))
          // What cannot be loaded now is told when the form is sent.
          .catch(() => undefined);
      },
      onChange: ({ target }) => {
        if (!isBox(target)) return;
        const { name } = target;
        look(name);
        // The box had the focus before this code had arrived.
        if (!control.current) return target === document.activeElement ? loadEarly() : undefined;
        // Some boxes put what was typed in order, with the rendering that follows.
        void Promise.resolve()
          .then(current)
          .then((found) => found.changed(name));
      },
    },
    register: (name) => ({
      name,
      defaultValue: options.defaultValues?.[name],
      error: errors[name],
      isWrong: name in problems,
    }),
    problems: problems as Partial<Record<Name, string>>,
    errors,
    isSubmitting,
    refusal: refusal ?? (hasUnsaid ? new Fault("invalid-input") : null),
    watch: (name) => {
      isWatched.current = true;
      return textIn(name);
    },
    setValue: (name, value) => {
      if (ref.current) typeInto(ref.current, name, value);
    },
    setError: (name, problem) => {
      control.current?.refuse(name, problem);
      fail();
    },
    validate: async (names) => {
      try {
        const found = await current();
        const isValid = await found.validate(names);
        if (isValid) return true;
        latest.current.onInvalid?.(found.problems());
        fail();
        return false;
      } catch (error) {
        take(error);
        return false;
      }
    },
    reset: () => {
      control.current = null;
      loading.current = null;
      setProblems({});
      setRefusal(null);
    },
    forget,
  };
}
