/** Where the browser's calls of a test end: axios is told, as a page's calls go by nothing else. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from "axios";
import { http } from "@/lib/client/calls/exchange";

interface Answer {
  /** 200 without one. */
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
}

/**
 * Calls go to a server of the test.
 * @param adapter axios's way there: Node's requests, or its own fetch
 * @returns ends that
 */
export function sendCallsTo(server: Server, adapter: "http" | "fetch" = "http"): () => void {
  const { port } = server.address() as AddressInfo;
  return configure({ baseURL: `http://127.0.0.1:${port}`, adapter });
}

/**
 * Calls are answered by the test, without a network.
 * @returns ends that
 */
export function answerCalls(
  answer: (url: string, request: InternalAxiosRequestConfig) => Answer | Promise<Answer>,
): () => void {
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { status = 200, data, headers = {} } = await answer(String(config.url), config);
    const response = { data, status, statusText: "", headers, config };
    if (status < 300) return response;
    throw new AxiosError("refused", "ERR", config, null, response);
  };
  return configure({ adapter });
}

/** An answer that never comes: the call ends when it is aborted. */
export const unanswered = ({ signal }: InternalAxiosRequestConfig): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener?.("abort", () => reject(new AxiosError("aborted", AxiosError.ERR_CANCELED)));
  });

function configure(changed: Partial<typeof http.defaults>): () => void {
  const { baseURL, adapter } = http.defaults;
  Object.assign(http.defaults, changed);
  return () => Object.assign(http.defaults, { baseURL, adapter });
}
