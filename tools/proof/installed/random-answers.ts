import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createClientFromOperations } from "@stoplight/prism-http/dist/client";
import type { Modules } from "./modules";

/** Prism's answers of 200, with random values of the shapes of an OpenAPI document: the same for the same seed. */
export const randomAnswers: Modules["random-answers"]["randomAnswers"] = async (document) => {
  const client = createClientFromOperations(await getHttpOperationsFromSpec(document), {
    ...{ mock: { dynamic: true }, validateRequest: false, validateResponse: false, checkSecurity: false },
    ...{ errors: false, isProxy: false, upstreamProxy: undefined },
    logger: createLogger("prism", { level: "silent" }),
  });
  return async (method, path, seed) => {
    const sent = { method, headers: { accept: "application/json" } };
    const { data } = await client.request(path, sent, { mock: { dynamic: true, code: 200, seed } });
    return data;
  };
};
