import { getTranslations } from "next-intl/server";
import { RegisterScreen, readSlug } from "@/components/member/register/register-screen";
import { registerFacts } from "./_parts/register-facts";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  const t = await getTranslations("member");
  return { title: t("register.title"), description: t("register.lead") };
}

/** Registration. An employee's link adds `?employeeSlug=`. */
export default async function RegisterPage({ searchParams }: Props) {
  const [{ employeeSlug }, facts] = await Promise.all([searchParams, registerFacts()]);
  return <RegisterScreen employeeSlug={readSlug(employeeSlug)} {...facts} />;
}
