/** The type of a parameter in code. On the wire, all parameters are texts. */
export type WireType = "string" | "number" | "boolean"

/** The form of a number in JSON: `1e3` is one, `0x10` and an empty text are none. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/**
 * Converts the text of a parameter to a value of its type. A text that is no such value stays a text, which the
 * contract's parser refuses.
 */
export function parseWireValue(text: string, type: WireType = "string"): string | number | boolean {
  if (type === "number" && NUMBER.test(text)) return Number(text)
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true"
  return text
}
