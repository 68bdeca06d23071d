const NOT_IN_PATH = /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/]+|%(?![0-9A-Fa-f]{2})/g
const NOT_IN_QUERY = /[^A-Za-z0-9\-._~!$&'()*+,;=:@%/?]+|%(?![0-9A-Fa-f]{2})/g

export function encodePath(text: string): string {
  return text.replace(NOT_IN_PATH, encodeBytes)
}

export function encodeQuery(text: string): string {
  return text.replace(NOT_IN_QUERY, encodeBytes)
}

export function encodeValue(text: string): string {
  return encodeURIComponent(toWellFormed(text)).replace(/%(2C|3A|40|2F)/g, (sign) => decodeURIComponent(sign))
}

/** Decodes a value of a query string. If its percent escapes are not valid UTF-8, only the plus signs are decoded. */
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

/** Replaces each unpaired surrogate with U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd")
}
