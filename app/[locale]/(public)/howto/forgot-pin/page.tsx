import { TopicPage, topicMetadata } from "../_parts/topic-page";

export const generateMetadata = () => topicMetadata("forgot-pin");

export default function HowToForgotPinPage() {
  return <TopicPage topic="forgot-pin" />;
}
