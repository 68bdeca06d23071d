export type {
  ContactFieldState,
  ContactFieldsDetails,
  ContactFieldsFieldProps,
  ContactFieldsLabels,
  ContactFieldsRootProps,
  ContactFieldsState,
} from "./contact-fields.tsx"
export * as ContactFields from "./contact-fields.tsx"
export {
  type ContactField,
  type ContactValues,
  cleanPhone,
  findContactErrors,
  type RequiredContactField,
} from "./contact-fields-core.ts"
