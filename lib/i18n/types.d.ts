import type achievement from "@/locales/th/achievement.json";
import type affiliate from "@/locales/th/affiliate.json";
import type bank from "@/locales/th/bank.json";
import type credit from "@/locales/th/credit.json";
import type deposit from "@/locales/th/deposit.json";
import type download from "@/locales/th/download.json";
import type error from "@/locales/th/error.json";
import type external from "@/locales/th/external.json";
import type fault from "@/locales/th/fault.json";
import type home from "@/locales/th/home.json";
import type howto from "@/locales/th/howto.json";
import type legal from "@/locales/th/legal.json";
import type limits from "@/locales/th/limits.json";
import type lotto from "@/locales/th/lotto.json";
import type main from "@/locales/th/main.json";
import type market from "@/locales/th/market.json";
import type member from "@/locales/th/member.json";
import type numbers from "@/locales/th/numbers.json";
import type picture from "@/locales/th/picture.json";
import type pin from "@/locales/th/pin.json";
import type platform from "@/locales/th/platform.json";
import type poy from "@/locales/th/poy.json";
import type profile from "@/locales/th/profile.json";
import type promotion from "@/locales/th/promotion.json";
import type proof from "@/locales/th/proof.json";
import type result from "@/locales/th/result.json";
import type rules from "@/locales/th/rules.json";
import type sets from "@/locales/th/sets.json";
import type shell from "@/locales/th/shell.json";
import type site from "@/locales/th/site.json";
import type statement from "@/locales/th/statement.json";
import type vdo from "@/locales/th/vdo.json";
import type withdraw from "@/locales/th/withdraw.json";
import type yeekee from "@/locales/th/yeekee.json";
import type { Locale } from "./tags";

// Thai is the language of reference: a key that is not there does not compile.
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      bank: typeof bank;
      achievement: typeof achievement;
      affiliate: typeof affiliate;
      credit: typeof credit;
      deposit: typeof deposit;
      error: typeof error;
      external: typeof external;
      fault: typeof fault;
      howto: typeof howto;
      promotion: typeof promotion;
      vdo: typeof vdo;
      download: typeof download;
      home: typeof home;
      legal: typeof legal;
      limits: typeof limits;
      lotto: typeof lotto;
      main: typeof main;
      market: typeof market;
      member: typeof member;
      numbers: typeof numbers;
      picture: typeof picture;
      pin: typeof pin;
      platform: typeof platform;
      poy: typeof poy;
      profile: typeof profile;
      proof: typeof proof;
      result: typeof result;
      rules: typeof rules;
      sets: typeof sets;
      shell: typeof shell;
      site: typeof site;
      withdraw: typeof withdraw;
      statement: typeof statement;
      yeekee: typeof yeekee;
    };
  }
}
