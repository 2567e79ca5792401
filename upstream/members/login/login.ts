import { Fault } from "@/lib/contract/fault";
import { login } from "@/lib/contract/users";
import { defineHandler } from "../../http/define-handler";
import { infoOf } from "../infos";
import { beginSession } from "./begin-session";
import { compareLogin, loginQueueKey, verifyPin } from "./prove-pin";

export const loginCalls = [
  defineHandler(
    login,
    async (context, { body }, compared) => {
      const row = await verifyPin(context, body, compared, "members");
      if (row instanceof Fault) return context.refuse(row);
      await beginSession(context, row);
      return infoOf(context.tx, row.uuid);
    },
    { preCheck: compareLogin, queueKey: loginQueueKey },
  ),
];
