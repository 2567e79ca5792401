import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { operatorCall } from "@/lib/client/console/operator-call";
import { canUsePasskeys, createPasskey, signWithPasskey } from "@/lib/client/device/passkeys";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { DetailsOf, Fault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import type { addFactorPasskey } from "@/lib/contract/operators/second-factor";
import { readUserAgent } from "@/lib/kernel/user-agent";
import { useAskAgain } from "./ask-again";

/** Whether this browser takes passkeys at this address; null until it was looked at. */
export function useOffersPasskeys(): boolean | null {
  const [offers, setOffers] = useState<boolean | null>(null);
  useEffect(() => setOffers(canUsePasskeys()), []);
  return offers;
}

/**
 * Proves the second factor by a passkey of this device; null when its prompt was closed. Without a challenge, as the
 * login's refusal has one, this session's is asked for.
 */
export function usePasskeyProof() {
  return useMutation<
    Extract<FactorProof, { passkey: unknown }> | null,
    Fault,
    DetailsOf<"second-factor-needed"> | undefined
  >({
    mutationFn: async (challenge) => {
      const { challengeId, options } =
        challenge ?? (await operatorCall("secondFactor", "challengeFactorPasskey"));
      const response = await signWithPasskey(options);
      return response && { passkey: { challengeId, response } };
    },
  });
}

/** Makes a passkey on this device, named after it; null when its prompt was closed. */
export function useAddPasskey() {
  const askAgain = useAskAgain();
  return useMutation<ReplyOf<typeof addFactorPasskey> | null, Fault, { proof?: FactorProof }>({
    mutationFn: async ({ proof }) => {
      const { challengeId, options } = await operatorCall("secondFactor", "beginFactorPasskey", { proof });
      const response = await createPasskey(options);
      if (!response) return null;
      const { browser, system } = readUserAgent(navigator.userAgent);
      const name = [system, browser].filter(Boolean).join(" · ") || location.host;
      return operatorCall("secondFactor", "addFactorPasskey", { challengeId, name, response });
    },
    onSettled: () => askAgain.afterAct(),
  });
}
