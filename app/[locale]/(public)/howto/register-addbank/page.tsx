import { TopicPage, topicMetadata } from "../_parts/topic-page";

export const generateMetadata = () => topicMetadata("register-addbank");

export default function HowToRegisterAddbankPage() {
  return <TopicPage topic="register-addbank" />;
}
