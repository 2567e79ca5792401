/** The browser's passkey prompt; its library loads on demand. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { PasskeyUse } from "@/lib/contract/passkey-shapes";
import type { passkeyRegisterVerify } from "@/lib/contract/passkeys";
import { passkeySiteOf } from "@/lib/domain/members/passkey";

export type NewPasskey = BodyOf<typeof passkeyRegisterVerify>["response"];
/** As the upstream sent them. */
type Options = object;

/** False in browsers without passkeys, and on insecure origins, where they are not offered (decision 36). */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== "undefined" && isSecureContext && passkeySiteOf(location.origin) !== null
  );
}

const library = () => import("@simplewebauthn/browser");

/** Creates a passkey on this device. Null when the prompt was cancelled. @throws Fault `passkey-refused` */
export const createPasskey = (options: Options): Promise<NewPasskey | null> =>
  prompted(async () => {
    const { startRegistration } = await library();
    const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
    const { id, rawId, authenticatorAttachment, response } = made;
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      ...{ id, rawId, type: "public-key" as const, authenticatorAttachment, clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject, transports },
    };
  });

/** Signs with a passkey of this device. Null when the prompt was cancelled. @throws Fault `passkey-refused` */
export const signWithPasskey = (options: Options): Promise<PasskeyUse | null> =>
  prompted(async () => {
    const { startAuthentication } = await library();
    const made = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    const { id, rawId, authenticatorAttachment, response } = made;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      ...{ id, rawId, type: "public-key" as const, authenticatorAttachment, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  });

async function prompted<Answer>(prompt: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await prompt();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    // Browsers report a cancelled prompt and a timeout the same way.
    if (name === "NotAllowedError" || name === "AbortError") return null;
    throw new Fault("passkey-refused", undefined, name);
  }
}
