import { createHmac } from "node:crypto"

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/
const MIN_BYTES = 24
const MAX_BYTES = 64

/**
 * Parses a signing secret in the form of Standard Webhooks: `whsec_` and 24 to 64 bytes in Base64. Returns `null` for
 * any other text.
 */
export function parseSigningSecret(text: string): Buffer | null {
  const bytes = Buffer.from(SECRET.exec(text)?.[1] ?? "", "base64")
  return bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES ? bytes : null
}

/**
 * Creates the headers with which a receiver verifies a webhook. There is a signature for each secret, so that the
 * receiver can change to a new secret at any time while both are in use.
 *
 * @see https://www.standardwebhooks.com
 */
export function createSignatureHeaders(
  secrets: readonly Buffer[],
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  )
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") }
}
