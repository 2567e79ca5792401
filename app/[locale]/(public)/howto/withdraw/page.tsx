import { TopicPage, topicMetadata } from "../topic-page";

export const generateMetadata = () => topicMetadata("withdraw");

export default function HowToWithdrawPage() {
  return <TopicPage topic="withdraw" />;
}
