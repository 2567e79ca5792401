import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { afterEach, expect, test, vi } from "vitest";
import { signingOut } from "@/lib/client/calls/signing-out";
import { openCcu } from "@/lib/client/realtime/ccu";

afterEach(() => {
  signingOut.forget();
  vi.unstubAllGlobals();
});

test("a page opens one socket at /ccu of its own origin, and one that is leaving opens none", async () => {
  const http = createServer();
  const io = new Server(http, { path: "/ccu", addTrailingSlash: false });
  await new Promise<void>((ready) => http.listen(0, "127.0.0.1", ready));
  vi.stubGlobal("location", { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  let counted = 0;
  const first = new Promise<void>((come) =>
    io.on("connection", () => {
      counted += 1;
      come();
    }),
  );

  signingOut.begin();
  const endOfNone = openCcu();
  signingOut.forget();
  const end = openCcu();
  await first;
  expect(counted).toBe(1);

  endOfNone();
  end();
  await io.close();
});
