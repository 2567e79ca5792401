import { TopicPage, topicMetadata } from "../_parts/topic-page";

export const generateMetadata = () => topicMetadata("result-poy");

export default function HowToResultPoyPage() {
  return <TopicPage topic="result-poy" />;
}
