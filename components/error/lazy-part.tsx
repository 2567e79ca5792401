"use client";
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useReducer,
  useState,
} from "react";
import { Button } from "@/components/ui/controls/button";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Sheet } from "@/components/ui/sheet/sheet";
import { loadSheet } from "@/components/ui/sheet/use-sheet-frame";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAppDefault } from "@/stores/app-default";
import { useFailedWords } from "./failed-words";

/** The code of a part failed to load. */
class MissingPart extends Error {}

/** A part's code, loaded once for the page. */
interface PartCode<Props> {
  part: ComponentType<Props>;
  /** Makes the lazy component anew: React keeps a failed one failed. */
  again: () => void;
  /** It can be closed: what holds a sheet is fetched beside it. */
  isSheet: boolean;
  /** The fallback while it loads. */
  fallback: ReactNode;
}

/** For a sheet: closes it, also while only its failure is shown. */
interface Closable {
  onClose?: () => void;
}

/**
 * A part of a page whose code loads when it is first needed: `const PinSheet = lazyPart(() => import("./pin-
 * sheet"))`, beside the imports. When the code fails to load, the page keeps its state and everything typed: the
 * part shows the failure in its place with a retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props & Closable> {
  const loaded = (): ComponentType<Props> =>
    lazy(async () => {
      const sheet = code.isSheet ? loadSheet() : undefined;
      const part = await load().catch((cause: unknown) => {
        throw new MissingPart("the code of a part did not load", { cause });
      });
      await sheet;
      return part;
    });
  const code: PartCode<Props> = {
    part: loaded(),
    isSheet: false,
    again: () => {
      code.part = loaded();
    },
    fallback,
  };
  return (props) => <LazyPart code={code} with={props} />;
}

interface LazyPartProps<Props> {
  code: PartCode<Props>;
  with: Props & Closable;
}

function LazyPart<Props extends object>(lazyPart: LazyPartProps<Props>) {
  const { code } = lazyPart;
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  if (lazyPart.with.onClose) code.isSheet = true;
  const again = () => {
    code.again();
    lookAgain();
  };
  return (
    <PartBoundary onAgain={again} onClose={lazyPart.with.onClose}>
      <Suspense fallback={code.fallback}>
        <code.part {...lazyPart.with} />
      </Suspense>
    </PartBoundary>
  );
}

interface BoundaryProps {
  onAgain: () => void;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Any other failure is left to the page's error boundary.
    if (!(error instanceof MissingPart)) throw error;
    const again = () => {
      this.props.onAgain();
      this.setState({ error: null });
    };
    return <Missing cause={error.cause} onAgain={again} onClose={this.props.onClose} />;
  }
}

interface MissingProps {
  cause: unknown;
  onAgain: () => void;
  onClose: (() => void) | undefined;
}

function Missing({ cause, onAgain, onClose }: MissingProps) {
  const words = useFailedWords();
  const app = useStoreInstance(createAppDefault);
  const [isReloading, setReloading] = useState(false);
  useEffect(() => setReloading(app.getState().recover(cause) === "reloading"), [app, cause]);
  if (isReloading) return null;
  const again = <Button onClick={onAgain}>{words.refresh}</Button>;
  if (onClose) {
    return (
      <Sheet isOpen title={words.title} onClose={onClose} footer={again}>
        <p role="alert">{words.text}</p>
      </Sheet>
    );
  }
  return (
    <ErrorState title={words.title} text={words.text}>
      {again}
    </ErrorState>
  );
}
