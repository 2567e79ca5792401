/** Pages of members. Who may see which is the gate's business; here they get their bars. */
export { WithBars as default } from "../with-bars";
