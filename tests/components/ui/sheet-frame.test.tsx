import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadSheet, useSheetFrame } from "@/components/ui/sheet/use-sheet-frame";

const code = vi.hoisted(() => {
  let arrive: (code: object) => void = () => undefined;
  const arrival = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive };
});
vi.mock("@/components/ui/sheet/sheet-dialog", () => code.arrival);

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

// Effects run when React schedules them, as in a browser.
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Whether there was a frame, drawing by drawing. */
const drawn: boolean[] = [];

function Sheet() {
  const frame = useSheetFrame();
  drawn.push(frame !== undefined);
  return null;
}

/** Between what this does and the effects of the sheet in it, the code arrives. */
function Page() {
  useLayoutEffect(() => code.arrive({ SheetDialog: Sheet }), []);
  return <Sheet />;
}

test("code that arrives after a sheet was drawn and before it listens opens it", async () => {
  const loading = loadSheet();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Page />);
  await loading;
  await vi.waitFor(() => expect(drawn.at(-1)).toBe(true));
  expect(drawn[0]).toBe(false);
  root.unmount();
});
