import type { Definition } from "../ir/ir.types.ts"
import { addArticle, toSpokenName } from "../names.ts"
import { createRootWire, type WireEntry } from "./emit-wire.ts"
import { indent } from "./source.ts"

/**
 * The kinds of field for which the query requests a plain `value`. For all other kinds, it requests `jsonValue`, as in
 * the layout data.
 */
const PLAIN_KINDS = new Set(["text", "string", "choice", "boolean"])

/** Emits a GraphQL query for platforms on which each rendering defines its own query. */
export function emitQueryFile(definition: Definition, from: string, command: string): string {
  const { name } = definition
  const fields = formatSelection(`fragment ${name}Fields on Item`, createRootWire(definition).map(formatFieldSelection))
  const query = formatSelection(`query ${name}($datasource: String!, $language: String!)`, [
    formatSelection("datasource: item(path: $datasource, language: $language)", [`...${name}Fields`]),
  ])
  return [
    `# Generated from ${from} by @forecourt/codegen. Do not edit: change the schema, then run \`${command}\`.`,
    `# The query of ${addArticle(toSpokenName(name))} on the content platform.\n${query}`,
    fields,
  ]
    .join("\n\n")
    .concat("\n")
}

function formatFieldSelection({ name, kind, of }: WireEntry): string {
  const field = `${name}: field(name: "${name}")`
  if (of && kind === "list")
    return formatSelection(field, [
      formatSelection("... on MultilistField", [formatSelection("targetItems", of.map(formatFieldSelection))]),
    ])
  if (of)
    return formatSelection(field, [
      formatSelection("... on LookupField", [formatSelection("targetItem", of.map(formatFieldSelection))]),
    ])
  return formatSelection(field, [PLAIN_KINDS.has(kind) ? "value" : "jsonValue"])
}

function formatSelection(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `${indent(line)}\n`).join("")}}`
}
