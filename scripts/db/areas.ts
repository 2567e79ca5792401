/** The areas of docs/database.md, each with the files of `upstream/db/schema` whose tables it draws. */
export const areas: readonly { title: string; files: readonly string[] }[] = [
  {
    title: "Members",
    files: ["members", "passkeys", "otps", "login-codes", "partner-keys", "terms", "visitors", "files"],
  },
  { title: "What members choose", files: ["player-limits", "notice-choices", "numbers"] },
  { title: "Ledger", files: ["ledger", "ledger-checks"] },
  { title: "Money in and out", files: ["banks", "deposits", "withdrawals", "sums"] },
  { title: "Rounds and rates", files: ["rounds"] },
  { title: "Slips and sets", files: ["poys", "lotteries"] },
  { title: "Draws of shots", files: ["yings"] },
  { title: "Invitations and rewards", files: ["affiliates", "agents", "achievements"] },
  { title: "Games of partners", files: ["games"] },
  { title: "Operators and approvals", files: ["operators", "staff", "approvals", "queues", "console"] },
  { title: "Messages", files: ["notifications", "line-messages", "tickets"] },
  { title: "Site and service", files: ["site", "content", "clock"] },
];
