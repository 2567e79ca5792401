"use client";
import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";

/** Side of the saved picture, px: banks' apps read codes from pictures of this size. */
const SIDE = 720;

/** Saves the QR code of its section as a picture, which a bank's app on the same phone can open. */
export function SaveQr({ label }: { label: string }) {
  const save = (event: MouseEvent<HTMLButtonElement>) => {
    const code = event.currentTarget.closest("section")?.querySelector<SVGSVGElement>("svg[role=img]");
    if (code) drawCode(code)?.toBlob((picture) => picture && download(picture), "image/png");
  };
  return (
    <Button look="quiet" size="small" onClick={save}>
      <Icon name="deposit" size={18} />
      {label}
    </Button>
  );
}

/** The code's modules in black on white; null in browsers without a canvas. */
function drawCode(code: SVGSVGElement): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, SIDE, SIDE);
  const modules = code.viewBox.baseVal.width;
  pen.scale(SIDE / modules, SIDE / modules);
  pen.fillStyle = "black";
  pen.fill(new Path2D(code.querySelector("path")?.getAttribute("d") ?? ""));
  return canvas;
}

function download(picture: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = "promptpay-qr.png";
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
