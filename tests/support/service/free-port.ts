/** A port of this machine that nobody listens on, nor is given by the system before the caller does. */
export { findFreePort as freePort } from "../../../tools/site/ports.mjs";
