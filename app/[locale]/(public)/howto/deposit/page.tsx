import { TopicPage, topicMetadata } from "../topic-page";

export const generateMetadata = () => topicMetadata("deposit");

export default function HowToDepositPage() {
  return <TopicPage topic="deposit" />;
}
