export { type ContactField, type ContactTopic, type ContactValues, createContactRules } from "./contact.rules.ts"
export * from "./form.machine.ts"
export { toPorts } from "./form.ports.ts"
export { isMileage, MAX_MESSAGE, MAX_NAME, MAX_PLATE, readEnvelope, TRAP } from "./form.rules.ts"
export type * from "./form.types.ts"
export { type PostedForm, readPostedForm } from "./posted-form.ts"
export type { Recipient, Recipients } from "./recipient.ts"
export { createSellCarRules, SELL_CAR_CHOICES, type SellCarTopic, type SellCarWritten } from "./sell-car.rules.ts"
export {
  createServiceRequestRules,
  type ServiceRequestTopic,
  type ServiceRequestWritten,
} from "./service-request.rules.ts"
