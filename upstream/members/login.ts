import { Fault } from "@/lib/contract/fault";
import { login } from "@/lib/contract/users";
import { serve } from "../http/serve-endpoint";
import { beginSession } from "./begin-session";
import { infoOf } from "./infos";
import { loginTurn, provePin, weighLogin } from "./prove-pin";

export const loginCalls = [
  serve(
    login,
    async (context, { body }, weighed) => {
      const row = await provePin(context, body, weighed, false);
      if (row instanceof Fault) return context.refuse(row);
      await beginSession(context, row);
      return infoOf(context.tx, row.uuid);
    },
    { before: weighLogin, turn: loginTurn },
  ),
];
