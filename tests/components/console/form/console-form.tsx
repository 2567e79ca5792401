import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { answerCalls } from "../../../support/dom/browser-calls";
import { InConsole } from "../../../support/dom/in-console";

/** A form of the console on the page, with what it sent: the call's name and body. */
export interface ShownForm {
  sent: { call: string; body: unknown }[];
  /** The refusal that acts get from now on. */
  refuse: (code: string) => void;
  end: () => void;
}

/** @param replies to calls by their name; any other one never comes to an end */
export function showForm(form: ReactElement, replies: Readonly<Record<string, unknown>> = {}): ShownForm {
  const sent: ShownForm["sent"] = [];
  let refusal: string | null = null;
  const end = answerCalls((url, { data }) => {
    const call = url.replace("/operator/api/operators.", "");
    if (call in replies) return { data: { data: replies[call] } };
    // The site's clock, which the page asks for by itself.
    if (call === "today") return new Promise(() => {});
    sent.push({ call, body: JSON.parse(data) });
    return refusal ? { status: 422, data: { code: refusal } } : new Promise(() => {});
  });
  const { unmount } = render(<InConsole>{form}</InConsole>);
  return {
    sent,
    refuse: (code) => {
      refusal = code;
    },
    end: () => {
      unmount();
      end();
    },
  };
}

/** The label of a field, with the star of one that is needed. */
const labelled = (label: string) =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( \\*|\\s\\*)?$`);

export const box = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(labelled(label), { selector: "input, textarea" });

export async function fillIn(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(texts))
    fireEvent.input(await box(label), { target: { value } });
}

export async function pick(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: labelled(label) }));
  fireEvent.click(within(await screen.findByRole("listbox")).getByRole("option", { name: option }));
}

export const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

/** The labels of the boxes that are marked, once the first of them has the focus. */
export async function marked(): Promise<(string | undefined)[]> {
  const wrong = () => [...document.querySelectorAll<HTMLInputElement>("[aria-invalid='true']")];
  await waitFor(() =>
    expect([wrong().length > 0, document.activeElement === wrong()[0]]).toEqual([true, true]),
  );
  return wrong().map(({ labels }) => labels?.[0]?.textContent?.replace(/\s*\*$/, ""));
}

/** A dialog with boxes of its own, and how it is filled in. */
export interface DialogRow {
  name: string;
  form: () => ReactElement;
  replies?: Record<string, unknown>;
  button: string;
  /** What is marked when the form is sent as it opens. */
  wrongAtFirst: string[];
  fill: () => Promise<void>;
  sends: [call: string, body: object];
}

/** Each marks what is missing, sends what the contract has once, and can't be sent again meanwhile. */
export function testDialogs(rows: readonly DialogRow[]): void {
  let shown: ShownForm | undefined;
  afterEach(() => {
    shown?.end();
    shown = undefined;
  });
  test.each(rows)("$name is sent as the contract has it, once every box is right", async (row) => {
    const { form, replies, button, wrongAtFirst, fill } = row;
    const [call, body] = row.sends;
    shown = showForm(form(), replies);
    await screen.findByRole("dialog");
    await press(button);
    expect(await marked()).toEqual(wrongAtFirst);
    expect(shown.sent).toEqual([]);
    await fill();
    await press(button);
    const alerts = () => screen.queryAllByRole("alert").map((one) => one.textContent);
    await waitFor(() => expect([shown?.sent, alerts()]).toEqual([[{ call, body }], []]));
    expect((await screen.findByRole("button", { name: button })).matches(":disabled")).toBe(true);
    await press(button);
    expect(shown.sent).toHaveLength(1);
  });
}
