/**
 * The part of a form that is loaded with its first focus, one chunk for all forms: react-hook-form and zod's resolver.
 * `useForm`, the hook around this same control, would be 14 kB in the first load of every page that has a form.
 */
import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldValues } from "react-hook-form";
import type { ZodType } from "zod";
import type { BoxValues } from "./box-values";

/** What is wrong by the box's name: a message's key. */
export type Problems = Readonly<Record<string, string>>;

interface ControlOptions<Typed extends FieldValues, Body> {
  /** Asked for at each validation, so that its bounds are the present ones. */
  schema: () => Promise<ZodType<Body, Typed>>;
  /** Boxes are validated when they are left, not only when the form is sent. */
  validatesOnBlur: boolean;
  /** Receives the problems whenever they change. */
  show: (problems: Problems) => void;
}

export interface FormControl<Body> {
  /** Takes what stands in the boxes. Those that have gone are forgotten, with their problems. */
  take: (values: BoxValues) => void;
  /** A box was typed into, or left. */
  changed: (name: string) => Promise<void>;
  left: (name: string) => Promise<void>;
  /** True when these boxes are valid; else marks them. From now on they are validated while they are corrected. */
  validate: (names: readonly string[]) => Promise<boolean>;
  /** Passes a valid form to `send`; else marks the boxes and returns false. */
  submit: (send: (body: Body) => Promise<void>) => Promise<boolean>;
  /** Those shown now. */
  problems: () => Problems;
  /** Marks one box with a server's refusal, until it is corrected or the form is sent again. */
  refuse: (name: string, problem: string) => void;
}

const REFUSED = "refused";

export function createControl<Typed extends FieldValues, Body>({
  schema,
  validatesOnBlur,
  show,
}: ControlOptions<Typed, Body>): FormControl<Body> {
  const control = createFormControl<FieldValues, unknown, Body>({
    mode: validatesOnBlur ? "onTouched" : "onSubmit",
    // The first error is focused by the order of the page (`focusInvalid`), not by that of registration.
    shouldFocusError: false,
    resolver: async (values, context, options) =>
      zodResolver<FieldValues, unknown, Body>(await schema())(values, context, options),
  });
  let problems: Problems = {};
  const refused = new Set<string>();
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      refused.clear();
      for (const [name, error] of Object.entries(errors)) if (error?.type === REFUSED) refused.add(name);
      const said = Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]);
      problems = Object.fromEntries(said);
      show(problems);
    },
  });
  const handlers = new Map<string, ReturnType<typeof control.register>>();
  const event = (type: "change" | "blur", name: string) => ({
    type,
    target: { name, value: control.getValues(name) },
  });
  return {
    take: (values) => {
      for (const [name, value] of Object.entries(values)) {
        if (!handlers.has(name)) handlers.set(name, control.register(name));
        control.setValue(name, value);
      }
      for (const name of handlers.keys()) {
        if (name in values) continue;
        handlers.delete(name);
        control.unregister(name);
      }
    },
    changed: async (name) => {
      await handlers.get(name)?.onChange(event("change", name));
      // What this box has made right or wrong elsewhere: a repetition, an amount of another account.
      const others = Object.keys(problems).filter((one) => one !== name && !refused.has(one));
      if (others.length > 0) await control.trigger(others);
    },
    left: async (name) => {
      await handlers.get(name)?.onBlur(event("blur", name));
    },
    validate: (names) => control.trigger([...names], { shouldTouch: true }),
    submit: async (send) => {
      let isValid = false;
      await control.handleSubmit(async (body) => {
        isValid = true;
        await send(body);
      })();
      return isValid;
    },
    problems: () => problems,
    refuse: (name, problem) => control.setError(name, { type: REFUSED, message: problem }),
  };
}
