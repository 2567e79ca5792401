import { TopicPage, topicMetadata } from "../topic-page";

export const generateMetadata = () => topicMetadata("result-poy");

export default function HowToResultPoyPage() {
  return <TopicPage topic="result-poy" />;
}
