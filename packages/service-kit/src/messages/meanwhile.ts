import { setImmediate as afterTheResponse } from "node:timers/promises"
import type { Message, Sender, SenderOptions } from "./message.types.ts"

/** A sender that lets nobody wait, not even for its first step; what `deliver` throws is told without the message. */
export function meanwhile(deliver: (message: Message) => Promise<void>, { service, say }: SenderOptions): Sender {
  const underWay = new Set<Promise<void>>()
  return {
    send(message) {
      const delivery = afterTheResponse(message)
        .then(deliver)
        .catch((error) => {
          say(`${service}: a message could not be sent (${reasonOf(error)}). Check the gateway.`)
        })
      underWay.add(delivery)
      delivery.then(() => underWay.delete(delivery))
    },
    async settled() {
      await Promise.all(underWay)
    },
  }
}

function reasonOf(error: unknown): string {
  return error instanceof GatewayError ? error.message : error instanceof Error ? error.name : "unknown"
}

/** Its message holds nothing personal. */
export class GatewayError extends Error {
  override name = "GatewayError"
}
