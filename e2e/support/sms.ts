import { allOutbox } from "@/lib/contract/operators/audit";
import { operatorLogin } from "@/lib/contract/operators/session";
import { expect, type Site } from "./site";

/** The code in the newest message to a phone, once it was sent. */
export async function codeTo(site: Site, phoneNumber: string): Promise<string> {
  const body = { userName: "admin01", password: site.password };
  const token = (await site.send(operatorLogin, { body })).auth ?? "";
  let code = "";
  await expect
    .poll(async () => {
      const { items } = await site.call(allOutbox, { body: {}, token });
      code = /\d{6}/.exec(items.find(({ to }) => to === phoneNumber)?.text ?? "")?.[0] ?? "";
      return code;
    })
    .not.toBe("");
  return code;
}
