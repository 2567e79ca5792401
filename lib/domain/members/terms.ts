/**
 * Versions of the terms that new members accept. Which version was accepted, and when, is stored with the
 * account.
 */

/** The days on which the terms' text changed, oldest first. */
const versions = ["2026-11-22"] as const;

/** The version that is shown and accepted today. */
export const TERMS_VERSION: string = versions.at(-1) ?? "";

/** Whether the member must accept the terms (again): they accepted none, or only older ones. */
export const isTermsDue = (accepted: string | null): boolean => accepted === null || accepted < TERMS_VERSION;

/** A form that was opened before the text changed may still be sent: earlier versions are valid. */
export const isTermsVersion = (text: string): boolean => versions.some((version) => version === text);
