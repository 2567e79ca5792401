/** What a newcomer agrees to. Who accepted which version, and when, is kept beside his account. */

/** The days on which the words of the terms changed, oldest first. */
const versions = ["2026-11-22"] as const;

/** The version that is shown and accepted today. */
export const TERMS_VERSION: string = versions.at(-1) ?? "";

/** Whether a member must be asked (again): he accepted no version, or only older ones. */
export const isTermsDue = (accepted: string | null): boolean => accepted === null || accepted < TERMS_VERSION;

/** A form that was opened before the words changed may still be sent: its version is known, too. */
export const isTermsVersion = (text: string): boolean => versions.some((version) => version === text);
