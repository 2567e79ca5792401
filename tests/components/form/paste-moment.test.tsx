import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pasteIntoBox, pasteMoment } from "@/components/form/paste-moment";

afterEach(cleanup);

/** What stands in the boxes once the text was pasted into one of them; whether the browser pasted it itself. */
function pasted(into: string, text: string) {
  const isByBrowser = fireEvent.paste(screen.getByLabelText(into), {
    clipboardData: { getData: () => text },
  });
  const values = screen.getAllByLabelText(/./).map((box) => (box as HTMLInputElement).value);
  return { isByBrowser, values };
}

test.each([
  ["day", "9 ธ.ค. 69", false, ["2026-12-09", "12:00"]],
  ["day", "09/12/69@14:05", false, ["2026-12-09", "14:05"]],
  ["day", "soon", true, ["2026-01-01", "12:00"]],
  ["day", "09-12-26", true, ["2026-01-01", "12:00"]],
  ["clock", "14.05 น.", false, ["2026-01-01", "14:05"]],
  ["clock", "9 ธ.ค. 69 14:05 น.", false, ["2026-01-01", "14:05"]],
])("into the browser's box for a %s comes %j as it is meant", (into, text, isByBrowser, values) => {
  render(
    <form onPaste={pasteIntoBox}>
      <input type="date" aria-label="day" defaultValue="2026-01-01" />
      <input type="time" aria-label="clock" defaultValue="12:00" />
    </form>,
  );
  expect(pasted(into, text)).toEqual({ isByBrowser, values });
});

test("into the browser's box for a moment comes what has both, into a box for text what was pasted", () => {
  render(
    <form onPaste={pasteIntoBox}>
      <input type="datetime-local" aria-label="at" />
      <input aria-label="note" />
    </form>,
  );
  expect(pasted("at", "9 ธ.ค. 69")).toEqual({ isByBrowser: true, values: ["", ""] });
  expect(pasted("note", "9 ธ.ค. 69")).toEqual({ isByBrowser: true, values: ["", ""] });
  expect(pasted("at", "9 ธ.ค. 69 14:05 น.").values).toEqual(["2026-12-09T14:05", ""]);
});

test.each([
  ["day", "9 ธ.ค. 69 14:05 น.", ["09/12/2026", "14:05", ""]],
  ["time", "9 ธ.ค. 69 14:05 น.", ["09/12/2026", "14:05", ""]],
  ["day", "9 ธ.ค. 69", ["01/12/2026", "12:00", ""]],
  ["note", "9 ธ.ค. 69 14:05 น.", ["01/12/2026", "12:00", ""]],
])("a bank's line pasted for the %s, %j, is for day and time", (into, text, values) => {
  render(
    <form onPaste={(event) => pasteMoment(event, { day: "day", time: "time" })}>
      <input name="day" aria-label="day" defaultValue="01/12/2026" />
      <input name="time" aria-label="time" defaultValue="12:00" />
      <input name="note" aria-label="note" />
    </form>,
  );
  expect(pasted(into, text).values).toEqual(values);
});
