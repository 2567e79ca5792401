import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PinGate } from "@/components/shell/pin-gate";
import { Fault } from "@/lib/contract/fault";
import { pin as words } from "@/locales/en/shell.json";
import { createPin } from "@/stores/pin";
import { renderOnPage } from "../shell/on-page";

afterEach(cleanup);

const page = (answer: (name: string) => unknown) => {
  const view = renderOnPage(<PinGate words={words} />, answer);
  const act = vi.fn().mockRejectedValueOnce(new Fault("needs-pin")).mockResolvedValue("done");
  const result = view.shelf.take(createPin).getState().confirmed(act);
  result.catch(() => undefined);
  return { ...view, act, result };
};
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Confirm" }));

test("an empty PIN is asked for in words, nothing is sent", async () => {
  const { asked } = page(() => ({}));
  await screen.findByRole("dialog", { name: "Confirm with your PIN" });
  confirm();
  expect(screen.getByLabelText<HTMLInputElement>("PIN (your password)").getAttribute("aria-invalid")).toBe(
    "true",
  );
  expect(screen.getByText("Please enter your PIN")).toBeTruthy();
  expect(asked).toEqual([]);
});

test("the right PIN closes the sheet and the act goes on", async () => {
  const { asked, act, result } = page(() => ({ confirmedUntil: "2026-12-01T12:00:00+07:00" }));
  fireEvent.change(await screen.findByLabelText("PIN (your password)"), {
    target: { value: " a PIN with spaces " },
  });
  confirm();
  expect(await result).toBe("done");
  expect([asked, act.mock.calls.length]).toEqual([["users.confirm-pin"], 2]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("cancelling gives the act up", async () => {
  const { result } = page(() => ({}));
  await screen.findByRole("dialog");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await expect(result).rejects.toThrow("needs-pin");
});
