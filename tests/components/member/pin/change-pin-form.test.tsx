import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ChangePinForm } from "@/components/member/pin/change-pin-form";
import { pinFormWords } from "@/components/member/pin/pin-words";
import { Fault } from "@/lib/contract/fault";
import member from "@/locales/en/member.json";
import pin from "@/locales/en/pin.json";
import shell from "@/locales/en/shell.json";
// Without a router a refusal uses the default language.
import fault from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../with-stores";

afterEach(cleanup);

const words = {
  ...pinFormWords(member, pin),
  change: pin.change,
  oldEmpty: shell.pin.empty,
  waitFor: pin.code.waitFor,
};
const show = (answer?: Answer) =>
  renderWithStores(<ChangePinForm words={words} userName="somchai9" />, answer);
const fill = (old: string, next: string, again = next) => {
  for (const [label, value] of [
    ["Current PIN (password)", old],
    ["New PIN (password)", next],
    ["Confirm new PIN (password)", again],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Change PIN" }));
};
const said = (label: string) =>
  document.getElementById(
    (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "").split(" ")[0] ?? "",
  )?.textContent;

test("empty boxes say the specification's sentences and send nothing", async () => {
  const { sent } = show();
  fill("", "");
  await waitFor(() => expect(said("Current PIN (password)")).toBe("Please enter your PIN"));
  expect(said("New PIN (password)")).toBe("Password is required");
  expect(said("Confirm new PIN (password)")).toBe("Please type your PIN again.");
  const isFocused = () =>
    expect(document.activeElement).toBe(screen.getByLabelText("Current PIN (password)"));
  await waitFor(isFocused);
  fill("Old#Gold42", "New#Gold43", "New#Gold44");
  await waitFor(() => expect(said("Confirm new PIN (password)")).toBe("Passwords do not match."));
  fill("Old#Gold42", "Old#Gold42");
  await waitFor(() =>
    expect(said("New PIN (password)")).toBe("The new PIN must differ from the current one."),
  );
  expect(sent).toEqual([]);
});

test("a repetition that differs is marked when its box is left, and no more once both are equal", async () => {
  show();
  const box = (label: string) => screen.getByLabelText(label);
  const type = (label: string, value: string) => fireEvent.input(box(label), { target: { value } });
  const isMarked = (label: string) => box(label).getAttribute("aria-invalid") === "true";
  type("New PIN (password)", "New#Gold43");
  type("Confirm new PIN (password)", "New#Gold4");
  expect(isMarked("Confirm new PIN (password)")).toBe(false);
  fireEvent.blur(box("Confirm new PIN (password)"));
  await waitFor(() => expect(isMarked("Confirm new PIN (password)")).toBe(true));
  expect(said("Confirm new PIN (password)")).toBe("Passwords do not match.");
  expect(isMarked("New PIN (password)")).toBe(false);
  type("Confirm new PIN (password)", "New#Gold43");
  await waitFor(() => expect(isMarked("Confirm new PIN (password)")).toBe(false));
});

test("the old and the new one go as typed, and the page says what became of the other devices", async () => {
  const { sent } = show();
  fill(" Old Gold#42 ", "New#Gold43 ");
  await screen.findByText(/All your other devices have been logged out/);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your PIN has been changed" }));
  expect(sent).toEqual([
    { name: "users.change-password", body: { oldPassword: " Old Gold#42 ", newPassword: "New#Gold43 " } },
  ]);
});

test("a wrong one is reported in place, and nothing that was typed is lost", async () => {
  show(() => {
    throw new Fault("password-wrong");
  });
  fill("Wrong#Gold42", "New#Gold43");
  await waitFor(() => expect(said("Current PIN (password)")).toBe("This is not your current PIN."));
  expect(screen.queryByText(fault["password-wrong"])).toBeNull();
  expect(screen.getByLabelText("Current PIN (password)").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("New PIN (password)")).toHaveProperty("value", "New#Gold43");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Current PIN (password)")));
});

test("after five wrong ones the form says how long it is locked", async () => {
  show(() => {
    throw new Fault("rate-limited", { retryAfterSeconds: 900 });
  });
  fill("Wrong#Gold42", "New#Gold43");
  expect((await screen.findByRole("timer")).textContent).toMatch(/^You can try again in (15:00|14:59)$/);
});
