"use client";
export { FailedScreen as default } from "@/components/error/failed-screen";
