/** What a parameter is in code. On the wire all of them are texts. */
export type WireType = "string" | "number" | "boolean"

/** As JSON writes numbers: `1e3` is one, `0x10` and an empty text are none. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** A text of the wire as a value of the contract. What does not fit stays a text, which the contract's parser refuses. */
export function parseWireValue(text: string, type: WireType = "string"): string | number | boolean {
  if (type === "number" && NUMBER.test(text)) return Number(text)
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true"
  return text
}
