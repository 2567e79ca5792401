import type { Captcha } from "../http/services";

/** What the simulated captcha's people answer; the box and tests play with it. */
export const SIMULATED_ANSWER = "a-person-of-the-simulator";

export const simulatedCaptcha: Captcha = { isPerson: async (answer) => answer === SIMULATED_ANSWER };
