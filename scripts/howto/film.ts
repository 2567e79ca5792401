/**
 * A short video of a walk's pictures: each step plain, then with its ring, crossfaded; H.264, encoded by the
 * browser.
 */
import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { phone, type Shot } from "./camera";

/** The seeded videos by name, and the walk that each of them shows. */
export const films = { "place-a-bet": "lotto", "pay-in": "deposit", "check-a-slip": "result-poy" } as const;

/** How long a step is shown (seconds); its caption as long. */
export const STEP_SECONDS = 5;

/** Returns the whole file. */
export async function filmOf(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    // Browsers offer their encoder on secure origins only, which localhost is.
    await page.route("http://localhost/film", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>film</title>" }),
    );
    await page.goto("http://localhost/film");
    const library = readFileSync("node_modules/mediabunny/dist/bundles/mediabunny.min.mjs", "utf8");
    const base64 = await page.evaluate(encode, {
      library,
      ...phone.picture,
      stepSeconds: STEP_SECONDS,
      pictures: shots.flatMap(({ plain, ringed }) => [plain.toString("base64"), ringed.toString("base64")]),
    });
    return Buffer.from(base64, "base64");
  } finally {
    await page.close();
  }
}

interface Reel {
  library: string;
  width: number;
  height: number;
  stepSeconds: number;
  /** Two per step, base64 of PNG. */
  pictures: string[];
}

/** Runs in the page. */
async function encode({ library, width, height, stepSeconds, pictures }: Reel): Promise<string> {
  const address = URL.createObjectURL(new Blob([library], { type: "text/javascript" }));
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = (await import(
    address
  )) as typeof import("mediabunny");
  const images = await Promise.all(
    pictures.map(async (text) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob()),
    ),
  );
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new BufferTarget(),
  });
  const source = new CanvasSource(canvas, { codec: "avc", bitrate: 120_000, keyFrameInterval: stepSeconds });
  const framesPerSecond = 8;
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const ringAfter = 1.4;
  const fade = 0.4;
  const steps = images.length / 2;
  for (let frame = 0; frame < steps * stepSeconds * framesPerSecond; frame++) {
    const at = frame / framesPerSecond;
    const step = Math.floor(at / stepSeconds);
    const into = at - step * stepSeconds;
    const [below, above, share] =
      into < fade && step > 0
        ? [step * 2 - 1, step * 2, into / fade]
        : [step * 2, step * 2 + 1, Math.min(1, Math.max(0, (into - ringAfter) / fade))];
    pen.globalAlpha = 1;
    pen.drawImage(images[below] as ImageBitmap, 0, 0, width, height);
    pen.globalAlpha = share;
    if (share > 0) pen.drawImage(images[above] as ImageBitmap, 0, 0, width, height);
    await source.add(at, 1 / framesPerSecond);
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
  let text = "";
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}
