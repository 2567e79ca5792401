/** Public pages; a signed-in member keeps the bars and the balance. */
export { WithBars as default } from "../_parts/with-bars";
