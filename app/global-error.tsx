"use client";
import "./globals.css";
import type { CSSProperties } from "react";

// Inline styles: every page would fetch a style sheet, for a screen that is rarely shown.
const page: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 16,
  minHeight: "100dvh",
  padding: 16,
  textAlign: "center",
};
const home: CSSProperties = { display: "inline-flex", alignItems: "center", minHeight: 44 };

/** Shown when the error page itself fails: no stores, no messages to load, one sentence and a link home. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main style={page}>
          <h1>An error occurred while showing the error page</h1>
          <p lang="th">เกิดข้อผิดพลาดขณะแสดงหน้าข้อผิดพลาด</p>
          <a href="/" style={home}>
            Home · หน้าหลัก
          </a>
        </main>
      </body>
    </html>
  );
}
