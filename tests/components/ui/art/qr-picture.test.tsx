import { cleanup, render, screen } from "@testing-library/react";
import QRCode from "qrcode";
import { afterEach, expect, test } from "vitest";
import { QrPicture } from "@/components/ui/art/qr-picture";

afterEach(cleanup);

test.each([
  "00020101021129370016A000000677010111011300660000000005303764540630 0.07".replace(" ", ""),
  "TPLAYCREDITxNOTxAxREALxADDRESS0001",
])("the drawing of %s holds exactly the code's dark modules inside a quiet zone of four", (text) => {
  render(<QrPicture text={text} label="A code" />);
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const picture = screen.getByRole("img", { name: "A code" });
  expect(picture.getAttribute("viewBox")).toBe(`0 0 ${size + 8} ${size + 8}`);
  const drawn = new Set<number>();
  const path = picture.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(run); at += 1) drawn.add((Number(y) - 4) * size + Number(x) - 4 + at);
  }
  const dark = Array.from(data.keys()).filter((at) => data[at]);
  expect([...drawn].sort((a, b) => a - b)).toEqual(dark);
});
