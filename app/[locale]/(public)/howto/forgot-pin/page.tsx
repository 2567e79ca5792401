import { TopicPage, topicMetadata } from "../topic-page";

export const generateMetadata = () => topicMetadata("forgot-pin");

export default function HowToForgotPinPage() {
  return <TopicPage topic="forgot-pin" />;
}
