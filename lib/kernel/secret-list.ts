/** `new,old`: the first is used, all are accepted, so that a secret can be changed while processes run. */
export const secretsOf = (text: string): readonly string[] =>
  text
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
