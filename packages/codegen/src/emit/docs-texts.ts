import type { Assertion, Node } from "../ir/ir.types.ts"
import type { Json } from "../schema/json.ts"

export function formatCode(value: Json): string {
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``
}

export function oneOf(values: readonly Json[], word = "or"): string {
  const texts = values.map(formatCode)
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} ${word} ${texts.at(-1)}`
}

export function formatLimits(node: Node | Assertion): string {
  switch (node.kind) {
    case "object": {
      if (!("meta" in node)) return ""
      const text = node.properties.find(({ name }) => name === "value")?.node
      return text?.kind === "string" && node.meta.annotations["x-field"] !== "date" ? formatLimits(text) : ""
    }
    case "array": {
      const { minItems, maxItems, uniqueItems } = node
      return joinSentences(formatRange(minItems, maxItems, "entries"), uniqueItems && "No duplicates.")
    }
    case "string": {
      const { minLength, maxLength, pattern } = node
      const length = formatRange(minLength === 1 ? undefined : minLength, maxLength, "characters")
      return joinSentences(length, pattern !== undefined && `Matches \`${pattern}\`.`)
    }
    case "number": {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node
      return joinSentences(
        formatRange(minimum, maximum, ""),
        exclusiveMinimum !== undefined && `More than ${exclusiveMinimum}.`,
        exclusiveMaximum !== undefined && `Less than ${exclusiveMaximum}.`,
        multipleOf !== undefined && `A multiple of ${multipleOf}.`,
      )
    }
    default:
      return ""
  }
}

function formatRange(from: number | undefined, to: number | undefined, unit: string): string | false {
  const noun = unit === "" ? "" : ` ${unit}`
  if (from !== undefined && to !== undefined) return `${from} to ${to}${noun}.`
  if (from !== undefined) return `At least ${from}${noun}.`
  return to !== undefined && `At most ${to}${noun}.`
}

function joinSentences(...texts: readonly (string | false | undefined)[]): string {
  return texts.filter((text) => typeof text === "string").join(" ")
}
