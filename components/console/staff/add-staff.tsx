"use client";
import { type StaffRole, staffRoles } from "@/lib/domain/operators/staff";
import { useAct } from "@/stores/console/use-act";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { PickField, TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";

/** A new operator, once a second person has agreed. */
export function AddStaff({ onClose }: { onClose: () => void }) {
  const t = useConsoleWords("staff");
  const create = useAct("members", "createStaff");
  const form = useActForm(create, {
    reasons: "none",
    defaultValues: { userName: "", password: "", role: "staff" },
    read: (boxes) => {
      boxes.needed("password");
      return {
        userName: boxes.needed("userName"),
        password: boxes.whole("password"),
        role: boxes.text("role") as StaffRole,
      };
    },
    onDone: ({ state }) => state === "done" && onClose(),
    boxOf: { "username-taken": "userName" },
  });
  const isWaiting = create.data?.state === "waiting";
  return (
    <ActDialog title={t("add")} label={t("add")} isReady={!isWaiting} form={form} onClose={onClose}>
      <TypedField
        form={form}
        name="userName"
        autoFocus
        required
        margin="dense"
        label={t("name")}
        autoComplete="off"
      />
      <TypedField
        form={form}
        name="password"
        required
        type="password"
        label={t("firstPassword")}
        help={t("firstPasswordHelp")}
        autoComplete="new-password"
      />
      <PickField
        form={form}
        name="role"
        label={t("role")}
        choices={staffRoles.map((each) => [each, t(`role.${each}`)] as const)}
      />
      {isWaiting ? <WaitsForSecond /> : null}
    </ActDialog>
  );
}
