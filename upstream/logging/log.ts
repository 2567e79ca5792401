import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import { currentRequest } from "./request-scope";

/** Structured log lines on stdout, or where a test reads them. Secrets such as tokens and PINs are redacted. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: "upstream" },
    serializers: { err: tellError },
    // Whatever a call's code says is found by the request's id.
    mixin: () => {
      const scope = currentRequest();
      return scope ? { req: scope.id } : {};
    },
    redact: {
      paths: [
        "password",
        "*.password",
        "*.newPassword",
        "*.oldPassword",
        "*.otpCode",
        "token",
        "*.token",
        "headers.authorization",
        "*.headers.authorization",
        "headers.cookie",
        "*.headers.cookie",
      ],
      censor: "[hidden]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query carries its parameters (hashes, phone numbers, …): only the statement is logged. */
function tellError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  const code = codeOf(error);
  return { type, message: withoutValues(message), stack: withoutValues(stack), ...(code && { code }) };
}

/** The code of the innermost cause that has one: the database's SQLSTATE, or the system's as ECONNREFUSED. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return codeOf(error.cause) ?? own;
}

const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "");
