import type { Change } from "@forecourt/schema-compat"
import { migrationsName } from "../../names.ts"
import { stringOf } from "../../schema/json.ts"

/** A migration as far as the changes say it: what was renamed is complete, the rest asks for a decision. */
export function migrationStub(block: string, from: number, changes: readonly Change[], renderer: string): string {
  const renames = changes.flatMap(renameIn)
  const open = changes.filter((change) => renameIn(change).length === 0)
  const names = renames.map(([old, now]) => `${old}: ${now}`)
  const back = renames.map(([old, now]) => `${now}: ${old}`)
  const isWhole = open.length === 0
  return `import { defineMigration } from "${renderer}/migration"

/** How content that was written for an earlier version of the schema is read. */
export const ${migrationsName(block)} = [
  defineMigration({
    block: "${block}",
    from: ${from},
    to: ${from + 1},
    up(${parameter(names)}) {
${open.map(({ message }) => `      // Decide: ${message}\n`).join("")}      return ${result(renames.map(([, now]) => now))}
    },${isWhole ? `\n    down(${parameter(back)}) {\n      return ${result(renames.map(([old]) => old))}\n    },` : ""}
  }),
]
`
}

/** For `/properties/badge` that was `campaignLabel`: both names. */
function renameIn({ rule, pointer, message }: Change): [old: string, now: string][] {
  const now = /^\/properties\/([A-Za-z_$][\w$]*)$/.exec(pointer)?.[1]
  const old = stringOf(message.split(" ")[0])
  return rule === "property-renamed" && now !== undefined && old !== undefined ? [[old, now]] : []
}

function parameter(names: readonly string[]): string {
  return names.length === 0 ? "fields" : `{ ${names.join(", ")}, ...fields }`
}

function result(names: readonly string[]): string {
  if (names.length === 0) return "fields"
  return `{ ...fields, ${names.map((name) => `...(${name} === undefined ? {} : { ${name} })`).join(", ")} }`
}
