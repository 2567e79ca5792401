/** A provider that uses this service's own protocol, directly or through a gateway. */
import { createHmac } from "node:crypto";
import { z } from "zod";
import { Fault } from "@/lib/contract/fault";
import { walletAnswer, webhookMessage } from "@/lib/contract/game-wallet";
import type { GameConnection } from "../../config/game-connections";
import type { GameProvider } from "../../http/game-provider";
import { isSigned } from "../wallet/signature";

const SECOND_MS = 1_000;

type Protocol = Pick<GameProvider, "isGenuine" | "read" | "write">;

/** The protocol alone, for anybody who shares a secret with this service. */
export function signedProtocol(partner: string, secret: string): Protocol {
  return {
    isGenuine: (headers, body, nowMs) => isSigned(secret, partner, headers, body, nowMs),
    read(body) {
      const read = webhookMessage.safeParse(body);
      if (read.success) return read.data;
      const issues = read.error.issues
        .slice(0, 50)
        .map(({ path, code }) => ({ path: ["body", ...path].map(String).join("."), code }));
      throw new Fault("invalid-input", { issues });
    },
    write: (answer) => z.encode(walletAnswer, answer),
  };
}

export function signedProvider(partner: string, { launchUrl, secret }: GameConnection): GameProvider {
  return {
    partner,
    isDemo: false,
    ...signedProtocol(partner, secret),
    /** The provider verifies the address by its last parameter: HMAC-SHA256, hex, over everything before it. */
    async launch(_tx, { player, gameList, gameId, device, locale }) {
      const url = new URL(launchUrl.replaceAll("{game}", encodeURIComponent(gameId ?? "")));
      const told = { player, list: gameList, game: gameId, device, locale };
      for (const [name, value] of Object.entries(told)) if (value) url.searchParams.set(name, value);
      url.searchParams.set("at", String(Math.floor(Date.now() / SECOND_MS)));
      const signature = createHmac("sha256", secret).update(url.searchParams.toString()).digest("hex");
      url.searchParams.set("signature", signature);
      return url.href;
    },
  };
}
