/** The boxes of each step of the registration in display order, in which the first error is focused. */
export const registerSteps = {
  account: ["phoneNumber", "userName", "password", "confirmPassword"],
  person: ["firstName", "lastName", "email", "age", "terms"],
} as const;
export type RegisterStep = keyof typeof registerSteps;
export type RegisterField = (typeof registerSteps)[RegisterStep][number];

const personFields: readonly RegisterField[] = registerSteps.person;

/** The boxes of the whole form in display order. */
export const registerFields: readonly RegisterField[] = [...registerSteps.account, ...personFields];

export const stepOf = (field: RegisterField): RegisterStep =>
  personFields.includes(field) ? "person" : "account";
