"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { OwnNote } from "@/components/limits/limit-refusal";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import { IconButton } from "@/components/ui/controls/icon-button";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { OwnRefusal } from "@/lib/contract/limit-refusal";
import { ownLimitIn } from "@/lib/contract/own-limit-message";
import { gameFrame, playMessages } from "@/lib/domain/partners/game-frame";
import type { GameName } from "@/lib/domain/partners/game-path";
import { openingAddress, tableIn, textSizeMessage } from "@/lib/domain/partners/game-table";
import { fill } from "@/lib/i18n/fill";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { useAppDefault } from "@/stores/app-default";
import { createCredit, useCredit } from "@/stores/credit";
import { createGames, type LaunchMode, useGames } from "@/stores/games";
import { GameProblem, problemOf } from "./game-problem";
import styles from "./game-screen.module.css";
import type { GameWords } from "./game-words";

interface GameScreenProps {
  game: GameName & { name: string; isDemo: boolean };
  mode: LaunchMode;
  /** A hash of the member's uuid, the key of what this device stores. */
  owner: string;
  /** Origins of connected providers; a game from any other origin is not framed. */
  providers: readonly string[];
  /** The page to return to where none of the site's was before this one. */
  back: string;
  words: GameWords;
}

/** One game in a frame of full height with the exit above it. The launch address is requested on mount. */
export function GameScreen({ game, mode, owner, providers, back, words }: GameScreenProps) {
  const games = useStoreInstance(createGames);
  const credit = useStoreInstance(createCredit);
  const launch = useGames(({ launch: now }) => now);
  const router = useRouter();
  const isLeft = useRef(false);
  /** What refused the last play, until the next one. */
  const [own, setOwn] = useState<OwnRefusal | null>(null);
  const { partner, gameList, gameId, name } = game;
  const { device, locale } = mode;

  useEffect(() => {
    void games.getState().start({ partner, gameList, gameId }, { device, locale });
    // However the page is left, the balance is read again.
    return () => {
      games.getState().close();
      credit.getState().playShown();
      void credit.getState().refresh();
    };
  }, [games, credit, partner, gameList, gameId, device, locale]);
  useEffect(() => {
    if (launch.state === "open") games.getState().played(owner, { partner, gameList, gameId });
  }, [games, launch.state, owner, partner, gameList, gameId]);

  const leave = () => {
    // A second press must not go back twice.
    if (isLeft.current) return;
    isLeft.current = true;
    void games.getState().leave();
    games.getState().forgetTable(owner, { partner, gameList, gameId });
    router.backOr(back);
  };
  const again = () => void games.getState().start({ partner, gameList, gameId }, { device, locale });
  return (
    <section className={styles.page} data-game-page="" aria-label={fill(words.page.frame, { name })}>
      <header className={styles.bar} data-on-navy="">
        <IconButton className={styles.leave} aria-label={words.page.leave} onClick={leave}>
          <Icon name="back" />
        </IconButton>
        <div className={styles.names}>
          <h1 className={styles.name}>{name}</h1>
          {game.isDemo ? <Chip tone="gold">{words.tile.demo}</Chip> : null}
        </div>
        {game.isDemo ? (
          <Link href="/howto/draw#demo-games" prefetch={false} className={styles.who} title={words.demoWho}>
            <Icon name="info" size={20} />
            <span className={styles.whoWords}>{words.demoWho}</span>
          </Link>
        ) : null}
        <GameBalance label={words.page.balance} />
      </header>
      {own ? (
        <div className={styles.own}>
          <OwnNote own={own} />
        </div>
      ) : null}
      <div className={styles.stage}>
        {launch.state === "refused" ? (
          <GameProblem
            problem={problemOf(launch.code)}
            code={launch.code}
            own={launch.own}
            name={name}
            words={words}
            onAgain={again}
          />
        ) : launch.state === "open" ? (
          <Frame
            key={launch.url}
            url={launch.url}
            providers={providers}
            game={game}
            owner={owner}
            words={words}
            onOwn={setOwn}
          />
        ) : (
          <Opening>{fill(words.page.loading, { name })}</Opening>
        )}
      </div>
    </section>
  );
}

function Frame({
  url,
  game,
  owner,
  providers,
  words,
  onOwn,
}: { url: string; onOwn: (own: OwnRefusal | null) => void } & Pick<
  GameScreenProps,
  "providers" | "words" | "game" | "owner"
>) {
  const { name, isDemo } = game;
  const games = useStoreInstance(createGames);
  const credit = useStoreInstance(createCredit);
  const router = useRouter();
  const [isThere, setThere] = useState(false);
  const place = useRef<HTMLIFrameElement>(null);
  const textSize = useAppDefault((app) => app.textSize);
  const [frame] = useState(() => gameFrame(url, location.origin, providers));
  // What a game of the house is opened with; another address later would open it anew.
  const [src] = useState(() =>
    frame && isDemo
      ? openingAddress(frame.src, { textSize, table: games.getState().tableOf(owner, game) })
      : frame?.src,
  );
  useEffect(() => {
    if (isDemo && isThere) place.current?.contentWindow?.postMessage(textSizeMessage(textSize), "*");
  }, [isDemo, isThere, textSize]);
  useEffect(() => {
    if (!isDemo) return;
    const hear = ({ data, source }: MessageEvent<unknown>) => {
      // The sandbox gives the frame no origin to compare.
      if (source === null || source !== place.current?.contentWindow) return;
      if (data === playMessages.begun) {
        credit.getState().playBegun();
        onOwn(null);
      }
      const own = ownLimitIn(data);
      if (own) onOwn(own);
      if (data === playMessages.shown) credit.getState().playShown();
      if (data === playMessages.deposit) router.push("/credit/deposit");
      const table = tableIn(data);
      if (table) games.getState().keepTable(owner, game, table);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [credit, games, router, isDemo, owner, game, onOwn]);
  if (!frame) return <GameProblem problem="blocked" name={name} words={words} />;
  return (
    <>
      <iframe
        ref={place}
        className={styles.frame}
        title={fill(words.page.frame, { name })}
        src={src}
        sandbox={frame.sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
        onLoad={() => {
          setThere(true);
          games.getState().shown();
        }}
      />
      {isThere ? null : <Opening>{fill(words.page.loading, { name })}</Opening>}
    </>
  );
}

const Opening = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.opening}>
    <span className={styles.reels} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <p>{children}</p>
  </div>
);

/** On a phone the site's own bars are hidden; the balance is shown here unless the member hid it. */
function GameBalance({ label }: { label: string }) {
  const cash = useCredit((credit) => credit.cash);
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  if (cash === null || isHidden) return null;
  return (
    <p className={styles.balance} data-game-balance="">
      <span className="visually-hidden">{label} </span>
      <RollingMoney amount={cash} />
    </p>
  );
}
