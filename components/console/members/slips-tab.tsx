"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { SlipList } from "../slips/slip-list";

/** A member's slips, with the filters of the page of all slips. */
export const SlipsTab = ({ member: { uuid } }: { member: OperatorMember }) => <SlipList uuid={uuid} />;
