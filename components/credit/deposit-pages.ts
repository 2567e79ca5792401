import type { IconName } from "@/components/ui/icon";
import type { DepositChannel } from "@/lib/contract/deposits";

interface ChannelPages {
  /** Where a deposit of this channel begins. */
  form: string;
  /** Where one deposit is shown, with `?id=`. */
  one: string;
  icon: IconName;
}

/** Every channel in the order it is offered, with its addresses. */
export const depositPages: Readonly<Record<DepositChannel, ChannelPages>> = {
  fast: { form: "/credit/deposit/fast", one: "/credit/deposit/fast/queue", icon: "bank" },
  normal: { form: "/credit/deposit/normal", one: "/credit/deposit/normal", icon: "slip" },
  truemoney: { form: "/credit/deposit/truemoney", one: "/credit/deposit/truemoney", icon: "wallet" },
  qrcode: { form: "/credit/deposit/qrcodes", one: "/credit/deposit/qrcode", icon: "grid" },
  crypto: { form: "/credit/deposit/crypto", one: "/credit/deposit/crypto/queue", icon: "globe" },
};

export const offeredOrder = Object.keys(depositPages) as readonly DepositChannel[];

/** The address of one deposit. */
export const pageOf = ({ channel, id }: { channel: DepositChannel; id: string }) =>
  `${depositPages[channel].one}?id=${id}`;
