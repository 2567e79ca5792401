import { buildWhenStale } from "../../tools/site/build.mjs";

/** Stories run on the production build of the current sources. */
export default () => buildWhenStale();
