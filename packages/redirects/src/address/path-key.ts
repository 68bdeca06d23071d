/** The maximum length of a path. It limits the time that regular expressions can take. */
export const MAX_PATH = 4096

/** Matches the escapes that are kept, such as `%2F` and `%25`. Decoding them would change the meaning of the path. */
const KEPT = /%(25|2f|5c|[01][0-9a-f]|7f)/gi

export const PLAIN_LETTERS = new Uint8Array(128)
for (const letter of "abcdefghijklmnopqrstuvwxyz0123456789-_~!$&'()*+,;=:@|") PLAIN_LETTERS[letter.charCodeAt(0)] = 1

const SLASH = 47
const DOT = 46

/**
 * Returns the normalised form of a path that is used for comparisons. For example, `/F%C3%B6rs%C3%A4kring/` becomes
 * `/försäkring`.
 */
export function toPathKey(path: string): string {
  return isOwnKey(path) ? path : toLowerCaseKey(toCanonicalPath(path))
}

/** Returns the normalised form of a path for case-sensitive comparisons. */
export function toCanonicalPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "")
  return `/${segments.map(toCanonicalSegment).join("/")}`
}

/**
 * Converts a text to lower case for comparisons, regardless of the locale. Both lower-case forms of the Greek sigma
 * become the same letter.
 */
export function toLowerCaseKey(text: string): string {
  const lower = text.toLowerCase()
  return isAscii(lower) ? lower : lower.replaceAll("ς", "σ").normalize("NFC")
}

function isOwnKey(path: string): boolean {
  const { length } = path
  if (length < 2 || path.charCodeAt(0) !== SLASH) return path === "/"
  let previous = SLASH
  for (let at = 1; at < length; at += 1) {
    const code = path.charCodeAt(at)
    if (PLAIN_LETTERS[code] !== 1) {
      if (previous === SLASH || (code !== SLASH && code !== DOT)) return false
    }
    previous = code
  }
  return previous !== SLASH
}

/**
 * Normalises a segment of a path. Escapes such as `%2F` are kept, since decoding them would change the meaning of the
 * path.
 */
export function toCanonicalSegment(segment: string): string {
  if (isAscii(segment) && !segment.includes("%")) return segment
  const whole = segment
    .replace(/%(?![0-9a-f]{2})/gi, "%25")
    .replace(KEPT, (kept) => `%25${kept.slice(1).toUpperCase()}`)
  try {
    return decodeURIComponent(whole).normalize("NFC")
  } catch {
    // Bytes that are not UTF-8 stay as they are.
    return segment
      .replace(/%(?![0-9a-f]{2})/gi, "%25")
      .replace(/%[0-9a-f]{2}/gi, (byte) => byte.toUpperCase())
      .normalize("NFC")
  }
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 126) return false
  return true
}
