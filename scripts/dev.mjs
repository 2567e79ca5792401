import { launch } from "./launch/launch.mjs";

/** `npm run dev`: the same site, rebuilt as its sources change. */
await launch("dev", async () => undefined);
