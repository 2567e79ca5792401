"use client";
import type { ComponentType } from "react";
import type { QueueName } from "@/lib/domain/operators/queues";
import { BanksQueue } from "./banks-queue";
import { DepositsQueue } from "./deposits-queue";
import { FeedRowsQueue } from "./feed-rows-queue";
import { ProtectionQueue } from "./protection-queue";
import { WithdrawalsQueue } from "./withdrawals-queue";

const screens: Record<QueueName, ComponentType> = {
  deposits: DepositsQueue,
  "feed-rows": FeedRowsQueue,
  withdrawals: WithdrawalsQueue,
  banks: BanksQueue,
  protection: ProtectionQueue,
};

/** A queue by its name. */
export function QueueScreen({ queue }: { queue: QueueName }) {
  const Screen = screens[queue];
  return <Screen />;
}
