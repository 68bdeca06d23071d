export { type DevelopmentOptions, developmentReceiver, OUTBOX_TABLE } from "./development-receiver.ts"
export { type Gateway, gatewayReceiver, postReceiver } from "./gateway-receiver.ts"
export type { Message } from "./message.types.ts"
export { outboxPage } from "./outbox-page.ts"
