/**
 * What a process of one build does. `all`: web server and upstream of one machine; `web`: pages and the proxy; `calls`:
 * the upstream's calls and webhooks; `push`: sockets and the publisher of events; `jobs`: everything that falls due;
 * `migrate`: brings the database up to date and ends.
 */
export const roles = ["all", "web", "calls", "push", "jobs", "migrate"] as const;
export type Role = (typeof roles)[number];
