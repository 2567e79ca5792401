import { launch } from "./launch/launch.mjs";

/** `npm run dev`: the site in development mode, rebuilt when its sources change. */
await launch("dev", async () => undefined);
