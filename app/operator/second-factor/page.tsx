import { connection } from "next/server";
import { SecondFactorScreen } from "@/components/console/account/second-factor-screen";
import { consoleTitle } from "../_parts/console-title";

export const generateMetadata = consoleTitle("secondFactor");

export default async function SecondFactor() {
  await connection();
  return <SecondFactorScreen />;
}
