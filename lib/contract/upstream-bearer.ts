/**
 * Header in which a web server shows UPSTREAM_SECRET to its own upstream; what that believes of a visitor (address,
 * host, device) comes with it.
 */
export const UPSTREAM_BEARER = "x-upstream-bearer";
