import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";

/** Structured log lines on stdout, or where a test reads them. Secrets such as tokens and PINs are redacted. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: "upstream" },
    serializers: { err: tellError },
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
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message: withoutValues(message), stack: withoutValues(stack), ...(code ? { code } : {}) };
}

const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "");
