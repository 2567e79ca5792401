import { expect, test, vi } from "vitest";
import { cachedPicture, PicturesBusy } from "@/lib/server/picture/picture-cache";

const png = (text: string) => Buffer.from(text);

function gate() {
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { held, finish };
}

test("a picture is drawn once, also for those who ask while it is drawn", async () => {
  const draw = vi.fn(async () => png("a"));
  const both = await Promise.all([cachedPicture("one", draw), cachedPicture("one", draw)]);
  expect(both.map(String)).toEqual(["a", "a"]);
  expect(draw).toHaveBeenCalledOnce();
});

test("pictures are drawn one after the other", async () => {
  const order: string[] = [];
  const { held, finish } = gate();
  const first = cachedPicture("first", async () => {
    await held;
    order.push("first");
    return png("1");
  });
  const second = cachedPicture("second", async () => {
    order.push("second");
    return png("2");
  });
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "second"]);
});

test("a failed picture is drawn anew by the next request", async () => {
  const draw = vi.fn(async () => png("b"));
  draw.mockRejectedValueOnce(new Error("no font"));
  await expect(cachedPicture("again", draw)).rejects.toThrow("no font");
  expect(String(await cachedPicture("again", draw))).toBe("b");
});

test("too many at once are refused, and those that wait are drawn", async () => {
  const { held, finish } = gate();
  const asked = Array.from({ length: 12 }, (_, at) =>
    cachedPicture(`held-${at}`, async () => {
      await held;
      return png(String(at));
    }),
  );
  await expect(cachedPicture("one-more", async () => png("x"))).rejects.toThrow(PicturesBusy);
  finish();
  expect(await Promise.all(asked)).toHaveLength(12);
});
