import type { Change } from "@forecourt/schema-compat"
import { toMigrationsName } from "../../names.ts"
import { toStringOrUndefined } from "../../schema/json.ts"

/**
 * Returns the code of a migration that renames the renamed fields. For each other change, the code contains a `Decide:`
 * comment.
 */
export function createMigrationStub(block: string, from: number, changes: readonly Change[], renderer: string): string {
  const renames = changes.flatMap(parseRename)
  const open = changes.filter((change) => parseRename(change).length === 0)
  const names = renames.map(([old, now]) => `${old}: ${now}`)
  const back = renames.map(([old, now]) => `${now}: ${old}`)
  const isWhole = open.length === 0
  return `import { defineMigration } from "${renderer}/migration"

/** The migrations of content from earlier versions of the schema. */
export const ${toMigrationsName(block)} = [
  defineMigration({
    block: "${block}",
    from: ${from},
    to: ${from + 1},
    up(${formatParameter(names)}) {
${open.map(({ message }) => `      // Decide: ${message}\n`).join("")}      return ${formatResult(renames.map(([, now]) => now))}
    },${isWhole ? `\n    down(${formatParameter(back)}) {\n      return ${formatResult(renames.map(([old]) => old))}\n    },` : ""}
  }),
]
`
}

/**
 * Returns the old and the new name of a renamed property. The old name is in the message, and the new name is in the
 * pointer, such as `/properties/badge`.
 */
function parseRename({ rule, pointer, message }: Change): [old: string, now: string][] {
  const now = /^\/properties\/([A-Za-z_$][\w$]*)$/.exec(pointer)?.[1]
  const old = toStringOrUndefined(message.split(" ")[0])
  return rule === "property-renamed" && now !== undefined && old !== undefined ? [[old, now]] : []
}

function formatParameter(names: readonly string[]): string {
  return names.length === 0 ? "fields" : `{ ${names.join(", ")}, ...fields }`
}

function formatResult(names: readonly string[]): string {
  if (names.length === 0) return "fields"
  return `{ ...fields, ${names.map((name) => `...(${name} === undefined ? {} : { ${name} })`).join(", ")} }`
}
