import type profile from "@/locales/th/profile.json";

export type ProfileWords = typeof profile;
