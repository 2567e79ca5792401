/**
 * Every call of both upstream services by the name of its entry. To use the calls of one noun, import its own
 * file instead.
 */
import * as achievements from "./achievements";
import * as affiliate from "./affiliate";
import * as banks from "./banks";
import * as content from "./content";
import * as credit from "./credit";
import * as deposits from "./deposits";
import * as cryptoDeposits from "./deposits/crypto";
import * as fastDeposits from "./deposits/fast";
import * as normalDeposits from "./deposits/normal";
import * as qrDeposits from "./deposits/qrcode";
import * as trueMoneyDeposits from "./deposits/truemoney";
import * as devices from "./devices";
import { type Endpoint, isEndpoint } from "./endpoint";
import * as files from "./files";
import * as loginCodes from "./login-codes";
import * as lotteries from "./lotteries";
import * as markets from "./markets";
import * as memberShell from "./member-shell";
import * as notificationSettings from "./notification-settings";
import * as notifications from "./notifications";
import * as numberSets from "./number-sets";
import * as numbers from "./numbers";
import * as operatorsApprovals from "./operators/approvals";
import * as operatorsAudit from "./operators/audit";
import * as operatorsBankFeed from "./operators/bank-feed";
import * as operatorsCalendar from "./operators/calendar";
import * as operatorsCcu from "./operators/ccu";
import * as operatorsDepositChannels from "./operators/deposit-channels";
import * as operatorsDeposits from "./operators/deposits";
import * as operatorsGames from "./operators/games";
import * as operatorsHouseAccounts from "./operators/house-accounts";
import * as operatorsJobs from "./operators/jobs";
import * as operatorsLedger from "./operators/ledger";
import * as operatorsLimits from "./operators/limits";
import * as operatorsMemberEvidence from "./operators/member-evidence";
import * as operatorsMemberMoney from "./operators/member-money";
import * as operatorsMembers from "./operators/members";
import * as operatorsNotes from "./operators/notes";
import * as operatorsPartnerKeys from "./operators/partner-keys";
import * as operatorsPartners from "./operators/partners";
import * as operatorsPoys from "./operators/poys";
import * as operatorsQueueEvents from "./operators/queue-events";
import * as operatorsQueues from "./operators/queues";
import * as operatorsReports from "./operators/reports";
import * as operatorsRounds from "./operators/rounds";
import * as operatorsSecondFactor from "./operators/second-factor";
import * as operatorsSession from "./operators/session";
import * as operatorsSite from "./operators/site";
import * as operatorsStaff from "./operators/staff";
import * as operatorsTickets from "./operators/tickets";
import * as operatorsTiers from "./operators/tiers";
import * as operatorsToday from "./operators/today";
import * as operatorsViewAs from "./operators/view-as";
import * as operatorsViews from "./operators/views";
import * as operatorsVisitors from "./operators/visitors";
import * as operatorsWithdraws from "./operators/withdraws";
import * as otps from "./otps";
import * as ownData from "./own-data";
import * as partners from "./partners";
import * as passkeys from "./passkeys";
import * as playerLimits from "./player-limits";
import * as poys from "./poys";
import * as push from "./push";
import * as receipts from "./receipts";
import * as rounds from "./rounds";
import * as sessions from "./sessions";
import * as simulators from "./simulators";
import * as site from "./site";
import * as terms from "./terms";
import * as tickets from "./tickets";
import * as transactions from "./transactions";
import * as turnovers from "./turnovers";
import * as users from "./users";
import * as withdraws from "./withdraws";
import * as yings from "./yings";

const nouns = {
  ...achievements,
  ...affiliate,
  ...banks,
  ...content,
  ...credit,
  ...deposits,
  ...cryptoDeposits,
  ...fastDeposits,
  ...normalDeposits,
  ...qrDeposits,
  ...trueMoneyDeposits,
  ...devices,
  ...files,
  ...loginCodes,
  ...lotteries,
  ...markets,
  ...memberShell,
  ...notificationSettings,
  ...notifications,
  ...numberSets,
  ...numbers,
  ...operatorsApprovals,
  ...operatorsAudit,
  ...operatorsBankFeed,
  ...operatorsCalendar,
  ...operatorsCcu,
  ...operatorsDeposits,
  ...operatorsDepositChannels,
  ...operatorsGames,
  ...operatorsHouseAccounts,
  ...operatorsJobs,
  ...operatorsLedger,
  ...operatorsLimits,
  ...operatorsMemberEvidence,
  ...operatorsMemberMoney,
  ...operatorsMembers,
  ...operatorsNotes,
  ...operatorsPartnerKeys,
  ...operatorsPartners,
  ...operatorsPoys,
  ...operatorsQueueEvents,
  ...operatorsQueues,
  ...operatorsReports,
  ...operatorsRounds,
  ...operatorsSecondFactor,
  ...operatorsSession,
  ...operatorsSite,
  ...operatorsStaff,
  ...operatorsTickets,
  ...operatorsTiers,
  ...operatorsToday,
  ...operatorsViewAs,
  ...operatorsViews,
  ...operatorsVisitors,
  ...operatorsWithdraws,
  ...otps,
  ...ownData,
  ...partners,
  ...passkeys,
  ...playerLimits,
  ...poys,
  ...push,
  ...receipts,
  ...rounds,
  ...sessions,
  ...simulators,
  ...site,
  ...terms,
  ...tickets,
  ...transactions,
  ...turnovers,
  ...users,
  ...withdraws,
  ...yings,
};

type Nouns = typeof nouns;

/** All entries, without the shapes exported beside them. */
export type Contract = {
  readonly [Name in keyof Nouns as Nouns[Name] extends Endpoint ? Name : never]: Nouns[Name];
};
export type EntryName = keyof Contract;

const isNamedEntry = (named: [string, unknown]): named is [EntryName, Endpoint] => isEndpoint(named[1]);

const exported: [string, unknown][] = Object.entries(nouns);

/** The entries as a list, for the proxy, the upstream, OpenAPI and tests. */
export const entries: readonly (readonly [EntryName, Endpoint])[] = exported.filter(isNamedEntry);

export const contract = Object.fromEntries(entries) as Contract;
