import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

interface Expiring {
  readonly expiresAt: number
}

const CIPHER = "aes-256-gcm"
const IV_BYTES = 12
const TAG_BYTES = 16
/**
 * The length in characters to which content is padded before encryption, so that the encrypted value does not reveal
 * the length of the content.
 */
const CONTENT_CHARACTERS = 160

/** Encrypts several values together as one string, so that no single value can be read, changed or exchanged. */
export function seal(key: Buffer, content: object): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  // Escaped, every character is one byte.
  const text = JSON.stringify(content).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
  const sealed = Buffer.concat([cipher.update(text.padEnd(CONTENT_CHARACTERS)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
}

/**
 * Decrypts a value that `seal` encrypted. Returns `null` if the key is wrong, or if the value was changed or has
 * expired.
 */
export function openSeal<Content extends Expiring>(key: Buffer, text: string, now: number): Content | null {
  const content = unseal<Content>(key, text)
  return content !== null && content.expiresAt > now ? content : null
}

/**
 * Decrypts a value that `seal` encrypted, even if it has expired. Returns `null` if the key is wrong or the value was
 * changed.
 */
export function unseal<Content>(key: Buffer, text: string): Content | null {
  const bytes = Buffer.from(text, "base64url")
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(opened.toString("utf8")) as Content
  } catch {
    return null
  }
}

/** Decrypts a value with the key that opens it. Returns `null` if none of the keys does. */
export function unsealWithAny<Content>(keys: readonly Buffer[], text: string): Content | null {
  for (const key of keys) {
    const content = unseal<Content>(key, text)
    if (content !== null) return content
  }
  return null
}
