import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { GatewayError, meanwhile } from "./meanwhile.ts"
import type { Message, Sender, SenderOptions } from "./message.types.ts"

export interface Gateway {
  readonly url: string
  /** Sent as a bearer token; empty for none. */
  readonly token: string
  /** Pauses before the second and each further attempt. @default one second, then three */
  readonly pausesMs?: readonly number[]
}

const TIMEOUT_MS = 5000

/** The sender of production: posts `{ to, text }` to an HTTP gateway, under an id that stays the same when it is tried again. */
export function gatewaySender({ url, token, pausesMs = [1000, 3000] }: Gateway, options: SenderOptions): Sender {
  return meanwhile(async (message) => {
    const id = randomUUID()
    for (const pauseMs of [...pausesMs, null]) {
      const problem = await post(id, message)
      if (problem === null) return
      if (pauseMs === null) throw new GatewayError(problem)
      await wait(pauseMs)
    }
  }, options)

  async function post(id: string, { to, text }: Message): Promise<string | null> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(token !== "" && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      return response.ok ? null : `it answered ${response.status}`
    } catch {
      return "it could not be reached"
    }
  }
}
