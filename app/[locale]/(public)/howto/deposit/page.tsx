import { TopicPage, topicMetadata } from "../_parts/topic-page";

export const generateMetadata = () => topicMetadata("deposit");

export default function HowToDepositPage() {
  return <TopicPage topic="deposit" />;
}
