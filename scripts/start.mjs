import { buildWhenStale } from "../tools/site/build.mjs";
import { launch } from "./launch/launch.mjs";

/** `npm start`: the production build, with its upstream. */
await launch("production", buildWhenStale);
