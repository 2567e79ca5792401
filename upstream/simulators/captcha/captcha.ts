import type { Captcha } from "../../http/services";

/** Token that the simulated captcha accepts; used in embedded mode and in tests. */
export const SIMULATED_ANSWER = "a-person-of-the-simulator";

export const simulatedCaptcha: Captcha = { isPerson: async (answer) => answer === SIMULATED_ANSWER };
