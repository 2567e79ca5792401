import { TopicPage, topicMetadata } from "../_parts/topic-page";

export const generateMetadata = () => topicMetadata("withdraw");

export default function HowToWithdrawPage() {
  return <TopicPage topic="withdraw" />;
}
