export {
  type ContactFormEmitted,
  type ContactFormEvent,
  type ContactFormInput,
  contactFormMachine,
} from "./contact-form.machine.ts"
export { portsFrom } from "./contact-form.ports.ts"
export {
  EMAIL_PATTERN,
  MAX_ATTEMPTS,
  MAX_MESSAGE,
  PHONE_PATTERN,
  RENEW_DELAY_MS,
  RETRY_DELAY_MS,
  readSubject,
  readValues,
  submissionOf,
  wrongFields,
} from "./contact-form.rules.ts"
export type * from "./contact-form.types.ts"
