import type words from "@/locales/th/achievement.json";

/** Messages of the goals; Thai is the reference. */
export type AchievementWords = typeof words;
