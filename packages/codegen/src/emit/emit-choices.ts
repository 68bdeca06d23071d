import type { Definition } from "../ir/ir.types.ts"
import { choiceNames } from "../schema/choice-names.ts"
import { isObject, type JsonObject, toNumberOrUndefined, toStringOrUndefined } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { formatHeader, formatKey, indent, joinFile } from "./source.ts"

export function emitChoices(
  definitions: readonly Definition[],
  schemas: Schemas,
  renderer: string,
  { folder, command }: { readonly folder: string; readonly command: string },
): string {
  const forms = new Map<string, Set<string>>()
  for (const [name, form] of definitions.flatMap((definition) => listChoices(definition, schemas))) {
    const known = forms.get(name) ?? new Set()
    forms.set(name, known.add(formatForm(form)))
  }
  const entries = [...forms]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, alternatives]) => `${formatKey(name)}: [${[...alternatives].sort().join(", ")}],\n`)
  return joinFile(
    [formatHeader(`${folder}/blocks`, command), `import type { ChoiceForms } from "${renderer}"`],
    `/** The query parameters that blocks read from the URL of any page, with their value formats. */\nexport const choices: ChoiceForms = ${entries.length === 0 ? "{}" : `{\n${indent(entries.join(""))}}`}`,
  )
}

function listChoices({ node }: Definition, schemas: Schemas): (readonly [string, JsonObject])[] {
  const block = node.meta.annotations["x-block"]
  if (!isObject(block) || !isObject(block.choices)) return []
  const documents = schemas.files.get(toStringOrUndefined(block.choicesOf) ?? "")?.schema ?? null
  const choices = Object.entries(block.choices).flatMap(([name, form]) =>
    choiceNames(name, documents).map((choice) => [choice, isObject(form) ? form : {}] as const),
  )
  return [...new Map(choices)]
}

function formatForm(form: JsonObject): string {
  const pattern = toStringOrUndefined(form.pattern)
  const [maxLength, max] = [toNumberOrUndefined(form.maxLength), toNumberOrUndefined(form.max)]
  const parts = [
    ...(pattern === undefined ? [] : [`pattern: ${new RegExp(pattern, "u")}`]),
    ...(maxLength === undefined ? [] : [`maxLength: ${maxLength}`]),
    ...(max === undefined ? [] : [`max: ${max}`]),
  ]
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`
}
