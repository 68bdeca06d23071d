/** Letters that a path may hold as they are; whatever else is there is written as bytes. */
const NOT_IN_PATH = /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/]+|%(?![0-9A-Fa-f]{2})/g
const NOT_IN_QUERY = /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/?]+|%(?![0-9A-Fa-f]{2})/g

/** Segments with the slashes between them. */
export function encodePath(text: string): string {
  return text.replace(NOT_IN_PATH, encodeBytes)
}

/** A query string or fragment as it was written, with everything else than plain ASCII as bytes. */
export function encodeQuery(text: string): string {
  return text.replace(NOT_IN_QUERY, encodeBytes)
}

/** A name or value that is put into a query string. */
export function encodeValue(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(/%(2C|3A|40|2F)/g, (sign) => decodeURIComponent(sign))
}

/** Name or value of a query string as text; what is no text stays as it was written. */
export function decodeValue(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text
  if (!spaced.includes("%")) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function encodeBytes(text: string): string {
  return encodeURIComponent(toWellFormed(text))
}

/** Half of a letter is none: it becomes the sign for unreadable ones. */
export function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd")
}
