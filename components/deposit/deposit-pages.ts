import type { IconName } from "@/components/ui/art/icon";
import type { DepositChannel } from "@/lib/contract/deposits";
import { depositAddress } from "@/lib/domain/access/addresses";

interface ChannelPages {
  /** The form page of each channel. */
  form: string;
  icon: IconName;
}

/** Every channel in display order. */
export const depositPages: Readonly<Record<DepositChannel, ChannelPages>> = {
  fast: { form: "/credit/deposit/fast", icon: "bank" },
  normal: { form: "/credit/deposit/normal", icon: "slip" },
  truemoney: { form: "/credit/deposit/truemoney", icon: "wallet" },
  qrcode: { form: "/credit/deposit/qrcodes", icon: "qr" },
  crypto: { form: "/credit/deposit/crypto", icon: "globe" },
};

/** The page that reports other money that came beside this deposit. */
export const reportOf = ({ id }: { id: string }) => `${depositPages.normal.form}?beside=${id}`;

/** The page of one deposit. */
export const pageOf = ({ channel, id }: { channel: DepositChannel; id: string }) =>
  depositAddress(channel, id);

/** The page of the live request, opened by someone who wanted another way: it says why it stands there instead. */
export const insteadPageOf = (live: { channel: DepositChannel; id: string }) => `${pageOf(live)}&instead=1`;
