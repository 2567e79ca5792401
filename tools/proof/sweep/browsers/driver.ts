export interface Size {
  width: number;
  height: number;
}

/** A browser with one page, in CSS pixels. Expressions are JavaScript that runs in the page. */
export interface Driver {
  /** The browser's name and version. */
  name: string;
  resize(size: Size): Promise<void>;
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** The value of an expression, which JSON can carry. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the element that the expression yields; false when it yields none. @throws where it cannot be clicked now */
  click(expression: string): Promise<boolean>;
  /** Types into the field that the expression yields; false when it yields none. */
  type(expression: string, text: string): Promise<boolean>;
  screenshot(path: string): Promise<void>;
  /** Errors that the browser itself has reported since the last call. */
  faults(): string[];
  close(): Promise<void>;
}
