/** The readable cookie of a session, as a login's answer sets it. */
export function signIn(uuid: string): void {
  const hint = JSON.stringify({ uuid, status: 0, exp: 4_000_000_000 });
  document.cookie = `session-hint=${encodeURIComponent(hint)}; path=/`;
}

export function signOut(): void {
  document.cookie = "session-hint=; max-age=0; path=/";
}
