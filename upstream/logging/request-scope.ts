/** Which request the code that runs is part of, wherever it waits in between. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestScope {
  /** Has the form that `isRequestId` accepts. */
  id: string;
  /** The call, as `users.login`. */
  call: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export const inRequest = <Result>(scope: RequestScope, run: () => Result): Result => scopes.run(scope, run);

/** Undefined in what runs by itself, such as jobs. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();
