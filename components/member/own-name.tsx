/** A hidden user name for password managers. */
export function OwnName({ userName }: { userName: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={userName}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="visually-hidden"
    />
  );
}
