import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PhoneForm } from "@/components/profile/phone-form";
import { phoneWords } from "@/components/profile/phone-words";
import { Fault } from "@/lib/contract/fault";
import member from "@/locales/en/member.json";
import pin from "@/locales/en/pin.json";
import profile from "@/locales/en/profile.json";
// Without a router a refusal uses the default language.
import fault from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../member/with-stores";

afterEach(cleanup);

const answers = (name: string) => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  if (name === "otps.request") return { refOtpCode: "KXTR-1", expiresAt: at(600_000), resendAt: at(60_000) };
  return name === "users.phone-number.update" ? { phoneNumber: "+66899999999" } : {};
};

function show(answer: Answer = answers, onChanged = vi.fn(), plainWords?: typeof profile.edit) {
  const form = (
    <PhoneForm
      words={phoneWords(member, pin)}
      userName="somchai9"
      phoneNumber="+66812345678"
      homeCountry="TH"
      onChanged={onChanged}
      plainWords={plainWords}
    />
  );
  return { ...renderWithStores(form, answer), onChanged };
}
const ask = (number: string) => {
  fireEvent.change(screen.getByLabelText("New phone number"), { target: { value: number } });
  fireEvent.click(screen.getByRole("button", { name: "Send the code to the new number" }));
};

test.each([
  ["", "Phone number is required."],
  ["12345", "Phone number is invalid. Example: 081 234 5678."],
  ["081-234-5678", "This is the number on file."],
])("a number %j is not asked for: %s", (typed, sentence) => {
  const { sent } = show();
  ask(typed);
  expect(screen.getByLabelText("New phone number").getAttribute("aria-invalid")).toBe("true");
  screen.getByText(sentence);
  expect(sent).toEqual([]);
});

test("the new number gets the code; typed in, it is put on file and shown", async () => {
  const { sent, onChanged } = show();
  ask("089 999 9999");
  const box = await screen.findByLabelText("6-digit code");
  screen.getByText("A 6-digit code is on its way to +66899999999.");
  expect(screen.queryByText("Simulated SMS")).toBeNull();
  fireEvent.change(box, { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirm the new number" }));
  await screen.findByText("On file: +66899999999");
  expect(onChanged).toHaveBeenCalledOnce();
  expect(sent.map(({ name }) => name)).toEqual(["otps.request", "otps.verify", "users.phone-number.update"]);
});

test("where the service sends no codes, the number is saved as it is typed", async () => {
  const { sent, onChanged } = show(answers, vi.fn(), profile.edit);
  expect(screen.queryByText(/6-digit code/)).toBeNull();
  fireEvent.change(screen.getByLabelText("New phone number"), { target: { value: "089 999 9999" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("On file: +66899999999");
  expect(onChanged).toHaveBeenCalledOnce();
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ["users.phone-number.update", { phoneNumber: "+66899999999" }],
  ]);
});

test.each(["๐๘๙ ๙๙๙ ๙๙๙๙", "០៨៩ ៩៩៩ ៩៩៩៩", "၀၈၉ ၉၉၉ ၉၉၉၉"])(
  "%s becomes 089 999 9999 in the box",
  async (typed) => {
    const { sent } = show();
    ask(typed);
    expect(screen.getByLabelText<HTMLInputElement>("New phone number").value).toBe("089 999 9999");
    await screen.findByText("A 6-digit code is on its way to +66899999999.");
    expect(sent[0]).toMatchObject({ name: "otps.request", body: { phoneNumber: "+66899999999" } });
  },
);

test("a number of another member is reported as taken once its code was right", async () => {
  show((name) => {
    if (name === "users.phone-number.update") throw new Fault("phone-taken");
    return answers(name);
  });
  ask("089 999 9999");
  fireEvent.change(await screen.findByLabelText("6-digit code"), { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirm the new number" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(fault["phone-taken"]));
  fireEvent.click(screen.getByRole("button", { name: "Use another number" }));
  screen.getByLabelText("New phone number");
});
