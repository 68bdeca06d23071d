export type WireType = "string" | "number" | "boolean"

/** Matches a number in JSON notation, such as `1e3`, but neither `0x10` nor an empty string. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * Converts a text from a request to a value of the given type. An invalid text is returned unchanged, so that the
 * contract's parser rejects it.
 */
export function parseWireValue(text: string, type: WireType = "string"): string | number | boolean {
  if (type === "number" && NUMBER.test(text)) return Number(text)
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true"
  return text
}
