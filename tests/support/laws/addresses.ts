/** Addresses for the law of the gate: everything that may stand first in one, and every page behind it. */
import { readdirSync } from "node:fs";
import { localeCodes } from "@/lib/domain/access/path";
import { errorPages, routes } from "@/lib/domain/access/routes";
import { inRoot } from "../../../tools/site/root.mjs";

const publicNames = readdirSync(inRoot("public"), { withFileTypes: true });
const folders = publicNames.filter((one) => one.isDirectory()).map(({ name }) => name);
const looseFiles = publicNames.filter((one) => one.isFile()).map(({ name }) => name);

/** Every file of `public`, as it is requested. */
export const publicFiles: readonly string[] = readdirSync(inRoot("public"), {
  withFileTypes: true,
  recursive: true,
})
  .filter((one) => one.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(inRoot("public").length));

/** Folders and files, doors of calls, the framework's own, made up ones, and languages. */
export const firstSegments: readonly string[] = [
  ...folders,
  ...looseFiles,
  ...["share", "api", "poy-api", "operator", "operator/api", "sim", "ready", "ccu", "_next", "_next/data"],
  ...["icon.svg", "robots.txt", "icons-99.svg", "none-such", "IMAGES", "images/howto", "km"],
  ...localeCodes,
];

/** One address of every page, and of pages whose name looks like a file's. */
export const pageAddresses: readonly string[] = [
  ...[...routes.map(({ pattern }) => pattern), ...Object.values(errorPages)].map((pattern) =>
    pattern === "/" ? "" : pattern.replace(/\[[^\]]+\]/g, "some"),
  ),
  ...["/profile.webp", "/main.svg", "/lotto/some.webp", "/poy/lottery/some.png", "/profile/edit.mp4"],
];

export interface GateCase {
  path: string;
  /** What a router asks for in place of a document. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Every first segment before every page; with `step` each page before some of them, in turn, so that every segment and
 * every page still occurs.
 */
export const gateCases = (step = 1): GateCase[] =>
  firstSegments.flatMap((first, at) => [
    ...pageAddresses
      .filter((_, place) => (place + at) % step === 0)
      .map((page) => ({ path: `/${first}${page}`, headers: {} })),
    { path: `/${first}/profile/edit`, headers: { rsc: "1" } },
    { path: `/${first}/profile/edit`, headers: {} },
  ]);
