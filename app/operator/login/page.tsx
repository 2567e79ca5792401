import { connection } from "next/server";
import { LoginScreen } from "@/components/console/account/login-screen";
import { consoleTitle } from "../_parts/console-title";

export const generateMetadata = consoleTitle("title");

export default async function OperatorLogin() {
  await connection();
  return <LoginScreen />;
}
