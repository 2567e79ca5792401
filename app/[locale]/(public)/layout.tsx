/** Pages that everyone may read; a member who does keeps his bars and his balance. */
export { WithBars as default } from "../_parts/with-bars";
