import { setImmediate as afterTheAnswer } from "node:timers/promises"
import type { Message, Sender } from "./sender.types.ts"

/** A sender that lets nobody wait, not even for its first step; what `deliver` throws is told without the message. */
export function meanwhile(deliver: (message: Message) => Promise<void>, say: (line: string) => void): Sender {
  const underWay = new Set<Promise<void>>()
  return {
    send(message) {
      const delivery = afterTheAnswer(message)
        .then(deliver)
        .catch((error) => {
          say(`tyre-hotel: a code could not be sent (${reasonOf(error)}). Check the gateway.`)
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
