import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import type { Keys } from "./keys.ts"

/** Whom a code may be sent to, for which vehicle, and until when. */
export interface SealedPhone {
  readonly regNo: string
  /** `null` when the vehicle is not known and nothing will be sent. */
  readonly phone: string | null
  readonly expiresAt: number
}

const CIPHER = "aes-256-gcm"
const IV_BYTES = 12
const TAG_BYTES = 16
/** All are of one length: it tells nothing about what is inside. */
const CONTENT_CHARACTERS = 160

/** Seals a phone number together with its vehicle, so that neither can be read, changed or used for another vehicle. */
export function sealPhone({ phone: key }: Keys, content: SealedPhone): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  // Escaped, every character is one byte.
  const text = JSON.stringify(content).replace(/[^ -~]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
  const sealed = Buffer.concat([cipher.update(text.padEnd(CONTENT_CHARACTERS)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
}

/** What was sealed; `null` when it was not sealed here, was changed, or is too old. */
export function openSealedPhone({ phone: key }: Keys, text: string, now: number): SealedPhone | null {
  const bytes = Buffer.from(text, "base64url")
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    const content = JSON.parse(opened.toString("utf8")) as SealedPhone
    return content.expiresAt > now ? content : null
  } catch {
    return null
  }
}
