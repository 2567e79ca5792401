"use client";
import { useEffect, useState } from "react";
import { whenIdle } from "@/lib/client/page/after-interaction";

/** True once the browser was idle after the component stood: for work that may delay neither its paint nor an input. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isOver = false;
    void whenIdle().then(() => isOver || setIdle(true));
    return () => {
      isOver = true;
    };
  }, []);
  return isIdle;
}
