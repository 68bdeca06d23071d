import type { Definition } from "../ir/ir.types.ts"
import { pascalCase } from "../names.ts"

/** What generated types call by the names that TypeScript, and the modules all of them share, give it. */
const TAKEN = ["Record", "DescribeOptions", "Guide", "Issue", "Schema"]

/** Schemas beyond the dialect have titles of any kind, or none. */
export function nameApart(definitions: readonly Definition[]): readonly Definition[] {
  const taken = new Set<string>(TAKEN)
  for (const definition of definitions) {
    const spoken = pascalCase(definition.name)
    const wished = /^[A-Za-z]/.test(spoken) ? spoken : "Schema"
    let name = wished
    for (let i = 2; taken.has(name); i++) name = `${wished}${i}`
    taken.add(name)
    Object.assign(definition, { name })
  }
  return definitions
}
