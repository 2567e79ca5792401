import { root } from "../../../site/root.mjs";

const stackFrame = /\n\s+at (?:async )?[^\n]{1,300}:\d+:\d+\)?/;

/**
 * Leaks in a text: secrets, stack traces, paths of this machine, the upstream's address.
 * @param {string} text
 * @param {Record<string, string>} secrets by the name they are reported under
 * @returns {string[]} one line each, without the secret
 */
export function leaksIn(text, secrets) {
  const leaks = Object.entries(secrets)
    .filter(([, value]) => value && text.includes(value))
    .map(([name]) => `tells ${name}`);
  if (stackFrame.test(text)) leaks.push(`shows a stack trace: ${stackFrame.exec(text)?.[0].trim()}`);
  if (text.includes(root)) leaks.push("names a folder of this machine");
  return leaks;
}
