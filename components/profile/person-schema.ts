import { z } from "zod";
import type { UserInfo } from "@/lib/contract/users";
import { updateUsersInfos } from "@/lib/contract/users";
import { emailFault, NAME_MIN } from "@/lib/domain/members/credential";
import { legalNameFault } from "@/lib/domain/members/legal-name";
import { LONGEST_NAME } from "./longest-name";

/** Name and e-mail as they are typed; what is unchanged is neither judged nor sent: a new e-mail requires the PIN. */
export const personForm = (info: Pick<UserInfo, "name" | "email">) =>
  z
    .object({ name: z.string().trim(), email: z.string().trim() })
    .superRefine(({ name, email }, { addIssue }) => {
      const refuse = (box: string, message: string) => addIssue({ code: "custom", path: [box], message });
      if (name !== (info.name ?? "")) {
        const length = [...name].length;
        if (legalNameFault(name)) refuse("name", "nameMarks");
        else if (length < NAME_MIN || length > LONGEST_NAME) refuse("name", "nameWrong");
      }
      if (email !== (info.email ?? "") && emailFault(email)) refuse("email", "emailWrong");
    })
    .transform(({ name, email }) => ({
      ...(name !== (info.name ?? "") && { name }),
      ...(email !== (info.email ?? "") && { email }),
    }))
    .pipe(updateUsersInfos.body.pick({ name: true, email: true }));
