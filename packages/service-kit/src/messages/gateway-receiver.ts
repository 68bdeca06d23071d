import { DeliveryError, type Receiver, UndeliverableError } from "../outbox/outbox.ts"
import type { Message } from "./message.types.ts"
import { createSignatureHeaders } from "./signature.ts"

export interface Gateway {
  readonly url: string
  /** The bearer token. Empty if the gateway requires none. */
  readonly token: string
  /** The secrets that sign the body, see `parseSigningSecret`. @default the body is not signed */
  readonly signingSecrets?: readonly Buffer[]
}

/** The status codes with which a gateway rejects a message permanently. Any other error may be temporary. */
const FINAL_STATUSES: readonly number[] = [410, 422]

/**
 * Creates the receiver of text messages for production, which posts each message as `{ to, text }` to an HTTP gateway.
 */
export function createGatewayReceiver(gateway: Gateway, now = Date.now): Receiver<Message | null> {
  return createPostReceiver(gateway, (message) => message && { to: message.to, text: message.text }, now)
}

/**
 * Creates a receiver that posts payloads as JSON. All attempts for one payload send the same id, and nothing is posted
 * if `bodyOf` returns `null`. With signing secrets the body is signed as a Standard Webhook.
 */
export function createPostReceiver<Payload>(
  { url, token, signingSecrets = [] }: Gateway,
  bodyOf: (payload: Payload) => object | null,
  now = Date.now,
): Receiver<Payload> {
  return async (payload, { id, signal }) => {
    const content = bodyOf(payload)
    if (content === null) return
    const body = JSON.stringify(content)
    const status = await post({
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        ...(token !== "" && { authorization: `Bearer ${token}` }),
        ...(signingSecrets.length > 0 && createSignatureHeaders(signingSecrets, { id, body, now: now() })),
      },
      body,
      signal,
    })
    if (status >= 200 && status < 300) return
    throw new (FINAL_STATUSES.includes(status) ? UndeliverableError : DeliveryError)(`it answered ${status}`)
  }

  async function post(init: RequestInit): Promise<number> {
    try {
      const response = await fetch(url, init)
      await response.body?.cancel()
      return response.status
    } catch {
      throw new DeliveryError("it could not be reached")
    }
  }
}
