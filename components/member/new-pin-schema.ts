import { z } from "zod";
import { typedDigits, typedPhone } from "@/components/form/typed";
import { newPassword } from "@/lib/contract/member-shapes";
import { requestOtp } from "@/lib/contract/otps";
import { changePassword, forgotPassword } from "@/lib/contract/users";
import { confirmationFault } from "@/lib/domain/members/credential";
import { OTP_DIGITS } from "@/lib/domain/members/otp";
import type { PhoneCountry } from "@/lib/domain/members/phone";
import { plainLine } from "@/lib/domain/money/typed-amount";

/** A new PIN, twice. Not trimmed: a space is one of its characters. */
const newPin = z.object({ password: newPassword, confirmPassword: z.string() });

const judgeRepetition = (
  { password, confirmPassword }: z.input<typeof newPin>,
  { addIssue }: Pick<z.RefinementCtx, "addIssue">,
) => {
  const message = confirmPassword === "" ? "confirm-required" : confirmationFault(password, confirmPassword);
  if (message) addIssue({ code: "custom", path: ["confirmPassword"], message });
};

/** A change of the PIN, as it is typed. */
export const changePinForm = newPin
  .extend({ oldPassword: z.string().min(1, "old-required") })
  .superRefine(judgeRepetition)
  .superRefine(({ oldPassword, password }, { addIssue }) => {
    if (oldPassword !== "" && oldPassword === password)
      addIssue({ code: "custom", path: ["password"], message: "same" });
  })
  .transform(({ oldPassword, password }) => ({ oldPassword, newPassword: password }))
  .pipe(changePassword.body);

/** The code from the message, and the new PIN. */
export const resetPinForm = newPin
  .extend({ otpCode: typedDigits(OTP_DIGITS, "code-incomplete") })
  .superRefine(judgeRepetition)
  .transform(({ otpCode, password }) => ({ otpCode, newPassword: password }))
  .pipe(forgotPassword.body.pick({ otpCode: true, newPassword: true }));

/** Whose PIN is forgotten: the user name and the phone number of the signup. */
export const forgotWhoForm = (homeCountry: PhoneCountry) =>
  z
    .object({
      userName: z.string().overwrite(plainLine).min(1, "username-required"),
      phoneNumber: typedPhone(homeCountry),
    })
    .pipe(requestOtp.body.pick({ userName: true, phoneNumber: true }));
