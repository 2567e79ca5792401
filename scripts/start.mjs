import { buildWhenStale } from "../tools/site/build.mjs";
import { launch } from "./launch/launch.mjs";

/** `npm start`: the production build, its upstream beside it. */
await launch("production", buildWhenStale);
