import type { Change } from "@forecourt/schema-compat"
import { toMigrationsName } from "../../names.ts"
import { toStringOrUndefined } from "../../schema/json.ts"

/** Migrates renamed fields, and adds a `Decide:` comment for each other change. */
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

/** Takes the old name from the message, and the new one from the pointer, such as `/properties/badge`. */
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
