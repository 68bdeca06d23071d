import type { FormField } from "../generated/form.js"
import { getFieldParts, getText, toParts, toText } from "./values.ts"

export function findTitle(fields: readonly FormField[], entry: unknown): string {
  if (typeof entry !== "object") return getText(entry)
  const parts = toParts(entry)
  const words = fields.map(({ name, control }) => WORDS[control]?.(parts[name]) ?? "")
  return words.find((text) => text !== "") ?? (toText(parts.displayName) || toText(parts.id))
}

const WORDS: Readonly<Partial<Record<FormField["control"], (value: unknown) => string>>> = {
  text: getText,
  "multi-line": getText,
  link: (value) => toText(getFieldParts(value).text) || toText(getFieldParts(value).href),
  image: (value) => toText(getFieldParts(value).alt),
  file: (value) => toText(getFieldParts(value).title) || toText(getFieldParts(value).src),
}
