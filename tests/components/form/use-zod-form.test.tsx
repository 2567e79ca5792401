import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { useZodForm, type ZodFormOptions } from "@/components/form/use-zod-form";
import { Field } from "@/components/member/field";
import { Fault } from "@/lib/contract/fault";

const transfer = z
  .object({ to: z.string().min(1, "to-required"), amount: z.string(), again: z.string() })
  .superRefine((typed, { addIssue }) => {
    if (!/^\d+$/.test(typed.amount)) addIssue({ code: "custom", path: ["amount"], message: "amount-wrong" });
    if (typed.amount !== typed.again) addIssue({ code: "custom", path: ["again"], message: "differs" });
  })
  .transform(({ to, amount }) => ({ to, amount: Number(amount) }));
type Typed = z.input<typeof transfer>;
type Body = z.output<typeof transfer>;

const words = {
  "to-required": "Say to whom.",
  "amount-wrong": "This is no amount.",
  differs: "Both differ.",
  "username-taken": "That name is taken.",
};

function Transfer(options: Partial<ZodFormOptions<Typed, Body>>) {
  const form = useZodForm<Typed, Body>({
    schema: async () => transfer,
    words,
    onSubmit: () => undefined,
    ...options,
  });
  return (
    <form {...form.props}>
      <Field {...form.register("to")} label="To" />
      <Field {...form.register("amount")} label="Amount" />
      <Field {...form.register("again")} label="Again" />
      <output>{form.watch("amount")}</output>
      <p role="alert">{form.refusal?.code}</p>
      <button type="button" onClick={() => form.setValue("amount", "500")}>
        Fill in
      </button>
      <button type="submit" aria-disabled={form.isSubmitting}>
        Send
      </button>
    </form>
  );
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(box(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const said = (label: string) => {
  const [id = ""] = (box(label).getAttribute("aria-describedby") ?? "").split(" ");
  return document.getElementById(id)?.textContent ?? null;
};
const fillIn = () => {
  type("To", "nok");
  type("Amount", "7");
  type("Again", "7");
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test("every wrong box says why, the first one gets the focus, and nothing is sent", async () => {
  const onSubmit = vi.fn();
  render(<Transfer onSubmit={onSubmit} />);
  type("Amount", "much");
  press("Send");
  await waitFor(() => expect(said("To")).toBe("Say to whom."));
  expect(said("Amount")).toBe("This is no amount.");
  expect(box("Amount").value).toBe("much");
  await waitFor(() => expect(document.activeElement).toBe(box("To")));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the call's body is sent, once however often the button is pressed", async () => {
  let end: () => void = () => undefined;
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  render(<Transfer onSubmit={onSubmit} />);
  fillIn();
  press("Send");
  press("Send");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ to: "nok", amount: 7 }));
  expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-disabled")).toBe("true");
  press("Send");
  end();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-disabled")).toBe("false"),
  );
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("an error goes while it is corrected, in the box or in the one it is about", async () => {
  render(<Transfer />);
  fillIn();
  type("Again", "8");
  press("Send");
  await waitFor(() => expect(said("Again")).toBe("Both differ."));
  type("Amount", "8");
  await waitFor(() => expect(said("Again")).toBeNull());
});

test("a box is validated when it is left only where that is asked for, and never empty", async () => {
  render(<Transfer validatesOnBlur />);
  fireEvent.focus(box("To"));
  await vi.dynamicImportSettled();
  fireEvent.blur(box("To"));
  type("Amount", "much");
  expect(said("Amount")).toBeNull();
  fireEvent.blur(box("Amount"));
  await waitFor(() => expect(said("Amount")).toBe("This is no amount."));
  expect(said("To")).toBeNull();
});

test("a server's refusal stands at its box until that is corrected, what was typed stays", async () => {
  render(
    <Transfer
      fieldOf={{ "username-taken": "to" }}
      onSubmit={() => {
        throw new Fault("username-taken");
      }}
    />,
  );
  fillIn();
  press("Send");
  await waitFor(() => expect(said("To")).toBe("That name is taken."));
  await waitFor(() => expect(document.activeElement).toBe(box("To")));
  expect(box("To").value).toBe("nok");
  expect(screen.getByRole("alert").textContent).toBe("");
  type("To", "malee");
  await waitFor(() => expect(said("To")).toBeNull());
});

test("a refusal of the input marks the box it names; any other one is the form's", async () => {
  const refusals = [
    new Fault("invalid-input", { issues: [{ path: "amount", code: "too_big" }] }),
    new Fault("rate-limited"),
  ];
  render(
    <Transfer
      onSubmit={() => {
        throw refusals.shift() ?? new Error("no more");
      }}
    />,
  );
  fillIn();
  press("Send");
  await waitFor(() => expect(box("Amount").getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByRole("alert").textContent).toBe("invalid-input");
  press("Send");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("rate-limited"));
  expect(box("Amount").getAttribute("aria-invalid")).toBeNull();
});

test("an error of the code itself is an internal one, a closed sheet of the PIN none", async () => {
  const errors = [new Fault("needs-pin"), new TypeError("of nothing")];
  const onSubmit = vi.fn(() => {
    throw errors.shift() ?? new Error("no more");
  });
  render(<Transfer onSubmit={onSubmit} />);
  fillIn();
  press("Send");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-disabled")).toBe("false"),
  );
  expect(screen.getByRole("alert").textContent).toBe("");
  press("Send");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("internal-error"));
});

test("validation that cannot be loaded is a lost connection, and is loaded at the next press", async () => {
  const onSubmit = vi.fn();
  const schema = vi.fn(async () => transfer).mockRejectedValueOnce(new Error("no network"));
  render(<Transfer schema={schema} onSubmit={onSubmit} />);
  fillIn();
  press("Send");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("network-lost"));
  press("Send");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ to: "nok", amount: 7 }));
});

test("the schema is asked for at each validation, so its bounds are the present ones", async () => {
  let most = 5;
  const bounded = async () =>
    transfer.refine(({ amount }) => amount <= most, { path: ["amount"], message: "amount-wrong" });
  const onSubmit = vi.fn();
  render(<Transfer schema={bounded} onSubmit={onSubmit} />);
  fillIn();
  press("Send");
  await waitFor(() => expect(said("Amount")).toBe("This is no amount."));
  most = 9;
  press("Send");
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

test("what code fills in is watched and sent like what is typed", async () => {
  const onSubmit = vi.fn();
  render(<Transfer onSubmit={onSubmit} />);
  fillIn();
  expect(screen.getByRole("status").textContent).toBe("7");
  press("Fill in");
  expect(screen.getByRole("status").textContent).toBe("500");
  type("Again", "500");
  press("Send");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ to: "nok", amount: 500 }));
});

test("what was typed into the server's HTML before the scripts came stays, is watched and is sent", async () => {
  const onSubmit = vi.fn();
  const form = <Transfer onSubmit={onSubmit} defaultValues={{ to: "somchai", amount: "1" }} />;
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(form);
  expect(box("To").value).toBe("somchai");
  box("Amount").value = "42";
  box("Again").value = "42";
  const root = await act(async () => hydrateRoot(page, form));
  expect(box("Amount").value).toBe("42");
  expect(screen.getByRole("status").textContent).toBe("42");
  press("Send");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ to: "somchai", amount: 42 }));
  await act(async () => root.unmount());
  page.remove();
});
