export { type Gateway, gatewaySender } from "./gateway-sender.ts"
export type { Message, Sender } from "./message.types.ts"
export { OUTBOX_TABLE, outboxSender } from "./outbox.ts"
export { outboxPage } from "./outbox-page.ts"
