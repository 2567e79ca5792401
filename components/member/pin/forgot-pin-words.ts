import type pin from "@/locales/th/pin.json";
import type { CodeWords } from "./code-step";
import type { PinFormWords } from "./pin-words";

/** Messages of the form for a forgotten PIN. */
export interface ForgotPinWords extends PinFormWords {
  forgot: typeof pin.forgot;
  code: CodeWords;
  userName: string;
  phoneNumber: string;
  phoneNumberHint: string;
}
