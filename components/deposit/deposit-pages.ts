import type { IconName } from "@/components/ui/icon";
import type { DepositChannel } from "@/lib/contract/deposits";
import { depositAddress } from "@/lib/domain/access/addresses";

interface ChannelPages {
  /** Where a deposit of this channel begins. */
  form: string;
  icon: IconName;
}

/** Every channel in the order it is offered. */
export const depositPages: Readonly<Record<DepositChannel, ChannelPages>> = {
  fast: { form: "/credit/deposit/fast", icon: "bank" },
  normal: { form: "/credit/deposit/normal", icon: "slip" },
  truemoney: { form: "/credit/deposit/truemoney", icon: "wallet" },
  qrcode: { form: "/credit/deposit/qrcodes", icon: "grid" },
  crypto: { form: "/credit/deposit/crypto", icon: "globe" },
};

export const offeredOrder = Object.keys(depositPages) as readonly DepositChannel[];

/** The address of one deposit. */
export const pageOf = ({ channel, id }: { channel: DepositChannel; id: string }) =>
  depositAddress(channel, id);
