/** The type of a parameter in code. In requests, all parameters are texts. */
export type WireType = "string" | "number" | "boolean"

/** Matches a number in JSON notation, such as `1e3`, but not `0x10` or an empty text. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * Converts the text of a parameter to its type. An invalid text is returned unchanged, so that the contract's parser
 * rejects it.
 */
export function parseWireValue(text: string, type: WireType = "string"): string | number | boolean {
  if (type === "number" && NUMBER.test(text)) return Number(text)
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true"
  return text
}
