/** Validation of the registration form: loaded with the first focus, attached to the existing boxes. */
import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl } from "react-hook-form";
import type { PhoneCountry } from "@/lib/domain/members/phone";
import type { Newcomer } from "@/stores/entry";
import { afterPress } from "./after-press";
import { type RegisterField, registerFields } from "./register-steps";
import { type Problem, registration, type Typed } from "./registration";

export type { Problem } from "./registration";

/** Errors by box. */
export type Problems = Partial<Record<RegisterField, Problem>>;

export interface RegisterCheck {
  /** True when these boxes are valid; else marks them and focuses the first error. */
  validate: (fields: readonly RegisterField[]) => Promise<boolean>;
  /**
   * Passes a valid registration to `send` and returns true; else marks the boxes, focuses the first error,
   * returns false.
   */
  submit: (send: (newcomer: Newcomer) => Promise<void>) => Promise<boolean>;
  /** Marks one box with a server's error and focuses it. */
  refuse: (field: RegisterField, problem: Problem) => void;
}

/** Validates the boxes of `form`; `show` receives the errors whenever they change. */
export function startCheck(
  form: HTMLFormElement,
  homeCountry: PhoneCountry,
  show: (problems: Problems) => void,
): RegisterCheck {
  const control = createFormControl<Typed, unknown, Newcomer>({
    mode: "onTouched",
    resolver: zodResolver(registration(homeCountry)),
  });
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const found = registerFields.flatMap((name) => (errors[name] ? [[name, errors[name].message]] : []));
      show(Object.fromEntries(found));
    },
  });
  for (const name of registerFields) {
    const box = form.elements.namedItem(name);
    if (!(box instanceof HTMLInputElement)) continue;
    const { ref, onChange, onBlur } = control.register(name);
    ref(box);
    if (name === "userName") box.addEventListener("focusout", () => makeSmall(box));
    box.addEventListener("input", (event) => void onChange(event));
    box.addEventListener("focusout", (event) => void afterPress().then(() => onBlur(event)));
  }
  return {
    validate: (fields) => {
      // From now on these boxes are validated while they are corrected, as after a blur.
      for (const name of fields) control.setValue(name, control.getValues(name), { shouldTouch: true });
      return control.trigger([...fields], { shouldFocus: true });
    },
    submit: async (send) => {
      let whole = false;
      await control.handleSubmit(async (newcomer) => {
        whole = true;
        await send(newcomer);
      })();
      return whole;
    },
    refuse: (field, problem) => control.setError(field, { message: problem }, { shouldFocus: true }),
  };
}

/** User names are lower case: the box shows the name as it will be stored. */
function makeSmall(box: HTMLInputElement) {
  const small = box.value.toLowerCase();
  if (small !== box.value) box.value = small;
}
