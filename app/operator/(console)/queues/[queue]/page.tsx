import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QueueScreen } from "@/components/console/queues/queue-screen";
import { type QueueName, queueNames } from "@/lib/domain/operators/queues";
import { consoleTitle } from "../../../_parts/console-title";

interface Props {
  params: Promise<{ queue: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return consoleTitle(`place.${await queueOf(params)}`)();
}

export default async function Queue({ params }: Props) {
  return <QueueScreen queue={await queueOf(params)} />;
}

async function queueOf(params: Props["params"]): Promise<QueueName> {
  const { queue } = await params;
  return queueNames.find((name) => name === queue) ?? notFound();
}
