/** The type of a parameter in code. In requests, all parameters are texts. */
export type WireType = "string" | "number" | "boolean"

/** Matches a number in JSON: `1e3` matches, `0x10` and an empty text do not. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * Converts the text of a parameter to its type. An invalid text is returned unchanged and is rejected by the contract's
 * parser.
 */
export function parseWireValue(text: string, type: WireType = "string"): string | number | boolean {
  if (type === "number" && NUMBER.test(text)) return Number(text)
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true"
  return text
}
