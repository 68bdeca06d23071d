export { createDevelopmentReceiver, type DevelopmentOptions, OUTBOX_TABLE } from "./development-receiver.ts"
export { createGatewayReceiver, createPostReceiver, type Gateway } from "./gateway-receiver.ts"
export type { Message } from "./message.types.ts"
export { createOutboxPage } from "./outbox-page.ts"
