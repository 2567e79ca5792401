const OWN_PICTURE = /^\/api\/files\/([A-Za-z0-9_-]{1,64})$/;

/** The id of the uploaded picture behind an avatar's address; null for any other address. */
export const avatarFileId = (avatar: string): string | null => OWN_PICTURE.exec(avatar)?.[1] ?? null;

/** The address to show; null where there is none or where it is not safe to link to. */
export const avatarHref = (avatar: string | null): string | null =>
  avatar && (OWN_PICTURE.test(avatar) || /^https:\/\/[^\s]+$/.test(avatar)) ? avatar : null;
