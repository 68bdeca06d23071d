import { createHmac, randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

const SECRET_BYTES = 32
const SHORTEST_SECRET = 32

/**
 * The length of the nonce placeholder and of all nonces. Their lengths must be equal, since some data in the HTML
 * states lengths in characters.
 */
export const NONCE_LENGTH = 32

/**
 * Returns the secret that the front proxy shares with Next.js: the given value or, if it is empty, the content of a
 * file that is created on the first start. The secret must not change while Next.js has pages on disk, because these
 * pages were rendered with it.
 *
 * @throws if the given value is too short or contains characters other than letters, digits, `-` and `_`
 */
export function readSecret(file: string, value: string | undefined): string {
  if (value !== undefined && value !== "") {
    if (value.length >= SHORTEST_SECRET && /^[\w-]+$/.test(value)) return value
    throw new Error(
      `FORECOURT_FRONT_SECRET: is no secret. Set at least ${SHORTEST_SECRET} letters, digits, "-" or "_", or leave it out.`,
    )
  }
  return readFrom(file) ?? writeTo(file, randomBytes(SECRET_BYTES).toString("base64url"))
}

/**
 * Derives the nonce placeholder for the scripts of Next.js from the secret, so that authors of content cannot know it.
 */
export function createPlaceholder(secret: string): string {
  return createHmac("sha256", secret).update("scripts of the framework").digest("base64url").slice(0, NONCE_LENGTH)
}

function readFrom(file: string): string | null {
  try {
    const text = readFileSync(file, "utf8").trim()
    return text.length >= SHORTEST_SECRET ? text : null
  } catch {
    return null
  }
}

function writeTo(file: string, secret: string): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
