import type { OperatorRole } from "@/lib/contract/operators/operator-shapes";
import { confirmSecondFactor, enrolSecondFactor } from "@/lib/contract/operators/second-factor";
import { operatorLogin } from "@/lib/contract/operators/session";
import { SECOND_MS } from "@/lib/domain/time/time";
import { hashPassword } from "@/upstream/members/pin/password";
import { createOperator } from "@/upstream/operators/staff-actions";
import { codeOf } from "@/upstream/operators/totp";
import type { TestService } from "../service/service";
import { newIdentity, PASSWORD } from "./people";

export interface Operator {
  uuid: string;
  userName: string;
}

/** An operator besides the demo people, created as on the server; their password is `PASSWORD`. */
export async function newOperator(service: TestService, role: OperatorRole): Promise<Operator> {
  const { userName } = newIdentity();
  const passwordHash = await hashPassword(PASSWORD);
  return service.db.transaction((tx) => createOperator(tx, null, { userName, passwordHash, role }));
}

/** Signs in by the password, and by a code where one is given. */
export async function logIn(service: TestService, { userName }: Operator, code?: string) {
  const { auth, reply } = await service.send(operatorLogin, { body: { userName, password: PASSWORD, code } });
  return { token: auth ?? "", reply };
}

/**
 * The code of an authenticator app: now, or this many periods later. A code is valid once, and later ones are
 * accepted too.
 */
export const codeNow = (secret: string, periods = 0): string =>
  codeOf(secret, Date.now() + periods * 30 * SECOND_MS);

/** Sets up the second factor; returns its secret, the recovery codes and a token with all rights of the role. */
export async function enrolled(service: TestService, who: Operator) {
  const { token: first } = await logIn(service, who);
  const { secret } = await service.call(enrolSecondFactor, { token: first });
  const code = codeNow(secret);
  const body = { code };
  const { reply, auth } = await service.send(confirmSecondFactor, { body, token: first });
  return { secret, code, recoveryCodes: reply.recoveryCodes, token: auth ?? "", first };
}
