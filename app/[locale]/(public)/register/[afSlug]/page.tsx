import { getTranslations } from "next-intl/server";
import { RegisterScreen, readSlug } from "@/components/member/register/register-screen";
import { registerFacts } from "../_parts/register-facts";

interface Props {
  params: Promise<{ afSlug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  const t = await getTranslations("site");
  return { title: t("invitation.title"), description: t("invitation.text") };
}

/** Registration by an invitation link. A malformed slug is ignored. */
export default async function InvitedRegisterPage({ params, searchParams }: Props) {
  const [{ afSlug }, { employeeSlug }, facts] = await Promise.all([params, searchParams, registerFacts()]);
  return <RegisterScreen slug={readSlug(afSlug)} employeeSlug={readSlug(employeeSlug)} {...facts} />;
}
