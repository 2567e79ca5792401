/** What pages may know of calls that the upstream does not have. */
export { isLacking, LACKING_MS, lackingKeys, noteLacking } from "@/lib/server/upstream/lacking-calls";
