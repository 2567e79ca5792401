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
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Sheet } from "@/components/ui/sheet";
import { useShelved } from "@/stores/_core/registry";
import { createAppDefault } from "@/stores/app-default";
import { useFailedWords } from "./failed-words";

/** The code of a part did not come. */
class MissingPart extends Error {}

/** A part's code; made once, beside the imports. */
export interface PartCode<Props> {
  part: ComponentType<Props>;
  /** Forgets that it did not come: what failed once stays failed for React. */
  again: () => void;
}

/** The code of a part that loads when it is first needed. */
export function partCode<Props>(load: () => Promise<{ default: ComponentType<Props> }>): PartCode<Props> {
  const loaded = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new MissingPart("the code of a part did not load", { cause });
      }),
    );
  const code = {
    part: loaded(),
    again: () => {
      code.part = loaded();
    },
  };
  return code;
}

interface LazyPartProps<Props> {
  code: PartCode<Props>;
  with: Props;
  /** Of a sheet: closes it, also where only its failure is shown. */
  onClose?: () => void;
  fallback?: ReactNode;
}

/**
 * A part of a page whose code loads when it is first needed. Where that does not come the page stays as it is, with
 * all that was typed: the part says so in its place and can be asked for again.
 */
export function LazyPart<Props extends object>(lazyPart: LazyPartProps<Props>) {
  const { code, onClose, fallback = null } = lazyPart;
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const again = () => {
    code.again();
    lookAgain();
  };
  return (
    <PartBoundary onAgain={again} onClose={onClose}>
      <Suspense fallback={fallback}>
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
    // Any other failure is the page's.
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
  const app = useShelved(createAppDefault);
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
