import { expect, test, vi } from "vitest";
import { atFirstSign } from "@/stores/console/first-sign";

test("what a page can do without begins with the first touch, once", () => {
  const begin = vi.fn();
  atFirstSign(begin);
  expect(begin).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointermove"));
  dispatchEvent(new Event("keydown"));
  expect(begin).toHaveBeenCalledTimes(1);
});

test("a page that is left begins nothing", () => {
  const begin = vi.fn();
  atFirstSign(begin)();
  dispatchEvent(new Event("keydown"));
  expect(begin).not.toHaveBeenCalled();
});
