import { getMessages } from "next-intl/server";
import { SupportLinks } from "@/components/shell/account/support-links";
import { Card } from "@/components/ui/card";
import styles from "./ask-staff.module.css";

/** What a page can't do, and whom to ask for it. */
export async function AskStaff({ text }: { text: string }) {
  const { limits } = await getMessages();
  const { support, supportCall, supportChat } = limits.help;
  return (
    <Card as="div" className={styles.ask}>
      <p>{text}</p>
      <SupportLinks words={{ support, supportCall, supportChat }} />
    </Card>
  );
}
