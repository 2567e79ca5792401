/** The packages that the product was asked to be built with: what each does, where, and what would do without it. */
import { browserPackages } from "./browser-packages";
import type { NamedPackage } from "./named-package";
import { sharedPackages } from "./shared-packages";

export const namedPackages: readonly NamedPackage[] = [...browserPackages, ...sharedPackages];
