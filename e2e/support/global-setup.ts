import { buildWhenStale } from "../../tools/site/build.mjs";

/** Stories run on the production build of the sources as they are. */
export default buildWhenStale;
