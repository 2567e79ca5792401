import { fireEvent, screen } from "@testing-library/react";
import { RegisterForm } from "@/components/member/register/register-form";
import { registerWords } from "@/components/member/register/register-screen";
import en from "@/locales/en/member.json";
import { type Answer, renderWithStores } from "./with-stores";

export const account = ["Phone number", "Username", "PIN (password)", "Confirm PIN (password)"];
export const whole: Record<string, string> = {
  "Phone number": "081 234 5678",
  Username: "somchai9",
  "PIN (password)": "Fest!Gold42",
  "Confirm PIN (password)": "Fest!Gold42",
  "First name": " Somchai ",
  "Last name": "Jaidee",
  Email: "somchai@example.com",
};
export const boxes = ["I am 20 years old or older", "I have read and accept the terms of use"];

export function show(answer?: Answer, slug?: string, captchaKey?: string) {
  const form = (
    <RegisterForm
      words={registerWords(en, true)}
      landing="/main"
      homeCountry="TH"
      slug={slug}
      captchaKey={captchaKey}
    />
  );
  return renderWithStores(form, answer);
}

export function fill(changes: Record<string, string> = {}, ticked = boxes) {
  for (const [label, value] of Object.entries({ ...whole, ...changes })) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  for (const label of ticked) fireEvent.click(screen.getByLabelText(label));
}

export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Whether the step that this button ends or leaves is shown. */
export const isOnStep = (name: string) => screen.queryByRole("button", { name }) !== null;

/** Both steps, or the second alone once it is shown. */
export async function send() {
  if (isOnStep("Next")) press("Next");
  fireEvent.click(await screen.findByRole("button", { name: "Sign up" }));
}

/** The text linked to a box by aria-describedby. */
export function saidOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
