"use client";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { ScreenShape } from "./screen-shape";
import styles from "./screen-skeleton.module.css";

export interface ScreenSkeletonProps {
  shape: ScreenShape;
  /** Where the top bar ends, in px. */
  top: number;
}

const many = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The outline of a screen, over the page below it. Screen readers are told of the page when it is there. */
export function ScreenSkeleton({ shape, top }: ScreenSkeletonProps) {
  return (
    <div
      className={styles.cover}
      style={{ insetBlockStart: top }}
      aria-hidden="true"
      data-next-screen={shape}
    >
      <div className={styles.screen}>{outlines[shape]}</div>
    </div>
  );
}

const title = <Skeleton width="48%" height={28} />;

const outlines: Record<ScreenShape, ReactNode> = {
  home: (
    <div className={styles.home}>
      <Skeleton height={176} />
      <div className={styles.strip}>
        {many(3).map((at) => (
          <Skeleton key={at} height={112} />
        ))}
      </div>
      <Skeleton height={136} />
      <div className={styles.tiles}>
        {many(8).map((at) => (
          <Skeleton key={at} height={72} />
        ))}
      </div>
    </div>
  ),
  markets: (
    <>
      {title}
      <div className={styles.markets}>
        <Skeleton height={44} />
        <div className={styles.chips}>
          {many(6).map((at) => (
            <Skeleton key={at} width={84} height={44} isRound />
          ))}
        </div>
        <div className={styles.lines}>
          {many(10).map((at) => (
            <Skeleton key={at} height={56} />
          ))}
        </div>
      </div>
    </>
  ),
  tiles: (
    <>
      {title}
      <Skeleton height={152} />
      <div className={styles.tiles}>
        {many(12).map((at) => (
          <Skeleton key={at} height={88} />
        ))}
      </div>
    </>
  ),
  rows: (
    <>
      {title}
      <div className={styles.chips}>
        {many(4).map((at) => (
          <Skeleton key={at} width={84} height={44} isRound />
        ))}
      </div>
      {many(7).map((at) => (
        <Skeleton key={at} height={80} />
      ))}
    </>
  ),
  bet: (
    <>
      {title}
      <div className={styles.tiles}>
        {many(4).map((at) => (
          <Skeleton key={at} height={64} />
        ))}
      </div>
      <Skeleton height={72} />
      <div className={styles.keys}>
        {many(12).map((at) => (
          <Skeleton key={at} height={64} />
        ))}
      </div>
    </>
  ),
  form: (
    <>
      {title}
      <Skeleton height={96} />
      {many(3).map((at) => (
        <Skeleton key={at} height={64} />
      ))}
      <Skeleton height={52} />
    </>
  ),
};
