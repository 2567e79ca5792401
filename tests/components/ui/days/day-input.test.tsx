import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CommonWordsProvider } from "@/components/ui/common-words";
import { DayInput } from "@/components/ui/days/day-input";
import { words } from "../../shell/on-page";

afterEach(cleanup);

function show(onDay?: (day: string) => void) {
  const { container } = render(
    <CommonWordsProvider words={{ ...words, dayShape: "วว/ดด/ปปปป" }}>
      <form>
        <DayInput name="date" aria-label="Day" defaultValue="2025-06-16" max="2025-06-20" onDay={onDay} />
      </form>
    </CommonWordsProvider>,
  );
  const form = container.querySelector("form") ?? document.createElement("form");
  const calendar = container.querySelector<HTMLInputElement>('input[type="date"]');
  if (!calendar) throw new Error("no calendar");
  return { box: screen.getByLabelText<HTMLInputElement>("Day"), calendar, sent: () => new FormData(form) };
}

test("a day reads DD/MM/YYYY whatever the computer's language, and is sent once, as it reads", () => {
  const { box, sent } = show();
  expect(box.value).toBe("16/06/2025");
  expect([...sent()]).toEqual([["date", "16/06/2025"]]);
});

test("what was typed before the page came to life is kept", async () => {
  const field = (
    <CommonWordsProvider words={words}>
      <DayInput name="date" aria-label="Day" defaultValue="2025-06-16" />
    </CommonWordsProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field);
  const box = screen.getByLabelText<HTMLInputElement>("Day");
  box.value = "01/06/2025";
  render(field, { container, hydrate: true });
  expect(box.value).toBe("01/06/2025");
  expect(container.querySelector<HTMLInputElement>('input[type="date"]')?.value).toBe("2025-06-01");
});

test("typing digits puts the slashes in; taking them back stays possible", () => {
  const { box } = show();
  fireEvent.change(box, { target: { value: "" } });
  fireEvent.change(box, { target: { value: "0" } });
  fireEvent.change(box, { target: { value: "01" } });
  expect(box.value).toBe("01/");
  fireEvent.change(box, { target: { value: "01/1" } });
  fireEvent.change(box, { target: { value: "01/12" } });
  expect(box.value).toBe("01/12/");
  fireEvent.change(box, { target: { value: "01/12" } });
  expect(box.value).toBe("01/12");
});

test("a day is typed as the box says that it is written, slashes and all", () => {
  const { box, sent } = show();
  expect(box.placeholder).toBe("วว/ดด/ปปปป");
  for (const day of ["17/06/2025", "17-06-2025", "17.06.2025", "2025-06-17"]) {
    fireEvent.change(box, { target: { value: "" } });
    for (const key of day) fireEvent.change(box, { target: { value: `${box.value}${key}` } });
    expect([...sent()]).toEqual([["date", "17/06/2025"]]);
  }
});

test("the calendar opens on the day that is written, and what it gives is written back", () => {
  const { box, calendar } = show();
  expect([calendar.value, calendar.max]).toEqual(["2025-06-16", "2025-06-20"]);
  calendar.showPicker = vi.fn();
  fireEvent.click(calendar.previousElementSibling ?? calendar);
  expect(calendar.showPicker).toHaveBeenCalledOnce();
  fireEvent.change(calendar, { target: { value: "2025-06-01" } });
  expect(box.value).toBe("01/06/2025");
});

test("a day is given as soon as it is whole: typed to its last digit, or chosen; none beyond the last", () => {
  const days: string[] = [];
  const { box, calendar } = show((day) => days.push(day));
  for (const value of ["", "1", "17/06/202", "17/06/2025", "17/06/202", "31/06/2025", "21/06/2025"]) {
    fireEvent.change(box, { target: { value } });
  }
  expect(days).toEqual(["2025-06-17"]);
  fireEvent.change(calendar, { target: { value: "2025-06-02" } });
  expect(days).toEqual(["2025-06-17", "2025-06-02"]);
});
