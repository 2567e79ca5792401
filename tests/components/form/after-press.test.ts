import { expect, test } from "vitest";
import { afterPress } from "@/components/form/after-press";

const send = (type: string) => document.dispatchEvent(new Event(type));

test.each(["pointerup", "pointercancel"])("what waits for a press goes on after its %s", async (end) => {
  const order: string[] = [];
  await afterPress();
  send("pointerdown");
  const waiting = afterPress().then(() => order.push("after"));
  await Promise.resolve();
  send(end);
  // The browser's click comes in the same task as the release.
  order.push("click");
  await waiting;
  expect(order).toEqual(["click", "after"]);
});
