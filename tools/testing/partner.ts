import type { KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { SignJWT } from "jose";

/** The partner configured on every story's site, with the shared secret. */
export const partner = { name: "lucky", secret: "a secret that lucky and the stories' sites share" };

/** How a partner signs its members in. */
export interface PartnerSigner {
  name: string;
  /** `HS256` with a shared secret, `EdDSA` with an Ed25519 key. */
  alg: "HS256" | "EdDSA";
  key: Uint8Array | KeyObject;
}

const lucky: PartnerSigner = {
  name: partner.name,
  alg: "HS256",
  key: new TextEncoder().encode(partner.secret),
};

/** The address with which a partner opens the site for a member, in a frame or at the top. */
export async function partnerEntry(
  origin: string,
  subject: string,
  { name, alg, key }: PartnerSigner = lucky,
): Promise<string> {
  const phone = `+668${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const claims = { iss: name, sub: subject, jti: crypto.randomUUID(), phone_number: phone };
  const token = await new SignJWT(claims).setProtectedHeader({ alg }).setIssuedAt().sign(key);
  return `${origin}/external/login?partner=${name}&token=${token}`;
}

export interface PartnerSite {
  origin: string;
  /** Opens the partner's page with these addresses in frames. */
  open(page: Page, framed: readonly string[]): Promise<void>;
  /** Messages that the partner's page has received from the frames: origin and data. */
  heard(page: Page): Promise<[string, unknown][]>;
  /** Sends a message to the first frame. */
  say(page: Page, message: unknown): Promise<void>;
  stop(): void;
}

/** A partner's site on its own port under the name localhost: for a browser another site than 127.0.0.1. */
export async function startPartner(): Promise<PartnerSite> {
  const server = createServer((request, answer) => {
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.end(pageWith(searchParams.getAll("frame")));
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    open: async (page, framed) => {
      const search = new URLSearchParams(framed.map((address) => ["frame", address]));
      await page.goto(`${origin}/?${search}`);
    },
    heard: (page) => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard),
    say: (page, message) =>
      page.evaluate((data) => {
        const frame = document.querySelector("iframe");
        frame?.contentWindow?.postMessage(data, new URL(frame.src).origin);
      }, message),
    stop: () => server.close(),
  };
}

function pageWith(addresses: readonly string[]): string {
  const frames = addresses.map(
    (address) => `<iframe src="${address.replaceAll("&", "&amp;")}" width="420" height="640"></iframe>`,
  );
  return `<!doctype html><html lang="en"><title>A partner</title><link rel="icon" href="data:,">
<h1>A partner</h1>
<script>
  window.heard = [];
  addEventListener("message", ({ origin, data }) => window.heard.push([origin, data]));
</script>
${frames.join("\n")}`;
}
