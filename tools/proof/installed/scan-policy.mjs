import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

const pages = [
  "/",
  "/main",
  "/login",
  "/credit/withdraw",
  "/nowhere",
  "/maintenance",
  "/offline",
  "/external/login",
];
/** Findings from medium severity on; "maybe" counts as well. */
const bad = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE, Severity.MEDIUM_MAYBE];

/** Checks the content policies of pages with csp_evaluator. */
export async function scanPolicies({ guest, member }) {
  const wrong = [];
  for (const path of pages) {
    for (const visitor of [guest, member]) {
      const { headers } = await visitor.ask("GET", path);
      const policy = String(headers["content-security-policy"] ?? "");
      wrong.push(...policyFaults(policy).map((fault) => `${path}: ${fault}`));
    }
  }
  return { seen: `policies of ${pages.length} pages`, wrong };
}

/** @param {string} policy a Content-Security-Policy */
export function policyFaults(policy) {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => bad.includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);
}
