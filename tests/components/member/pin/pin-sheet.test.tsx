import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PinGate } from "@/components/shell/pin-gate";
import { Fault } from "@/lib/contract/fault";
import { pin as words } from "@/locales/en/shell.json";
import codes from "@/locales/th/pin.json";
import { createPin } from "@/stores/pin";
import { renderOnPage } from "../../shell/on-page";

afterEach(cleanup);

const page = (answer: (name: string) => unknown) => {
  const view = renderOnPage(<PinGate words={words} />, answer);
  const act = vi.fn().mockRejectedValueOnce(new Fault("needs-pin")).mockResolvedValue("done");
  const result = view.registry.take(createPin).getState().confirmed(act);
  result.catch(() => undefined);
  return { ...view, act, result };
};
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Confirm" }));

test("an empty PIN is asked for in words, nothing is sent", async () => {
  const { asked } = page(() => ({}));
  await screen.findByRole("dialog", { name: "Confirm with your PIN" });
  confirm();
  await screen.findByText("Please enter your PIN");
  expect(screen.getByLabelText<HTMLInputElement>("PIN (password)").getAttribute("aria-invalid")).toBe("true");
  expect(asked).not.toContain("users.confirm-pin");
});

test("begins in its box, not on the button that closes it", async () => {
  page(() => ({}));
  const box = await screen.findByLabelText("PIN (password)");
  expect(document.activeElement).toBe(box);
});

test("a wrong PIN marks its box", async () => {
  page(() => {
    throw new Fault("password-wrong");
  });
  const box = await screen.findByLabelText<HTMLInputElement>("PIN (password)");
  fireEvent.change(box, { target: { value: "wrong" } });
  expect(box.getAttribute("aria-invalid")).toBeNull();
  confirm();
  await waitFor(() => expect(box.getAttribute("aria-invalid")).toBe("true"));
});

test("the right PIN closes the sheet and the act goes on", async () => {
  const { asked, act, result } = page(() => ({ confirmedUntil: "2026-12-01T12:00:00+07:00" }));
  fireEvent.change(await screen.findByLabelText("PIN (password)"), {
    target: { value: " a PIN with spaces " },
  });
  confirm();
  expect(await result).toBe("done");
  expect([asked, act.mock.calls.length]).toEqual([["users-infos", "users.confirm-pin"], 2]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a member who forgot the PIN gets a code by phone, types it, and the action continues", async () => {
  const { asked, result } = page((name) => {
    if (name === "otps.request")
      return {
        refOtpCode: "ABCD-ref",
        expiresAt: "2026-12-01T12:10:00+07:00",
        resendAt: "2026-12-01T12:01:00+07:00",
      };
    return name === "users-infos" ? { userName: "somchai9", phoneNumber: "+66812345678" } : {};
  });
  fireEvent.click(await screen.findByRole("button", { name: codes.confirm.byCode }));
  await screen.findByText(/••• 5678/);
  confirm();
  await screen.findByText(codes.code.incomplete);
  fireEvent.change(screen.getByLabelText(codes.code.label), { target: { value: "123456" } });
  confirm();
  expect(await result).toBe("done");
  expect(asked).toEqual(["users-infos", "otps.request", "otps.verify"]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the PIN is still there to be typed after a code was asked for", async () => {
  page((name) => {
    if (name === "otps.request") throw new Fault("rate-limited", { retryAfterSeconds: 60 });
    return name === "users-infos" ? { userName: "somchai9", phoneNumber: "+66812345678" } : {};
  });
  fireEvent.click(await screen.findByRole("button", { name: codes.confirm.byCode }));
  await screen.findByText(/^ลองใหม่ได้ในอีก/);
  fireEvent.click(screen.getByRole("button", { name: codes.confirm.byPin }));
  screen.getByLabelText("PIN (password)");
});

test("cancelling gives the act up", async () => {
  const { result } = page(() => ({}));
  await screen.findByRole("dialog");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await expect(result).rejects.toThrow("needs-pin");
});
