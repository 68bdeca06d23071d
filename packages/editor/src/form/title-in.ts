import type { FormField } from "../generated/form.js"
import { fieldParts, partsOf, stringOf, textOf } from "./values.ts"

/** What an entry of a list is known by: the first words in it. */
export function titleIn(fields: readonly FormField[], entry: unknown): string {
  if (typeof entry !== "object") return textOf(entry)
  const parts = partsOf(entry)
  const words = fields.map(({ name, control }) => WORDS[control]?.(parts[name]) ?? "")
  return words.find((text) => text !== "") ?? (stringOf(parts.displayName) || stringOf(parts.id))
}

const WORDS: Readonly<Partial<Record<FormField["control"], (value: unknown) => string>>> = {
  text: textOf,
  "multi-line": textOf,
  link: (value) => stringOf(fieldParts(value).text) || stringOf(fieldParts(value).href),
  image: (value) => stringOf(fieldParts(value).alt),
  file: (value) => stringOf(fieldParts(value).title) || stringOf(fieldParts(value).src),
}
