import { listTypeNames } from "../emit/emit-types.ts"
import type { Definition } from "../ir/ir.types.ts"
import { toPascalCase } from "../names.ts"

/** What generated types call by the names that TypeScript, and the modules all of them share, give it. */
const TAKEN = ["Record", "DescribeOptions", "Guide", "Issue", "Schema"]

/** What is declared for a definition of a name. */
const listNames = (definition: Definition, name: string) => listTypeNames({ ...definition, name })

/** Schemas beyond the dialect have titles of any kind, or none. */
export function resolveNameClashes(definitions: readonly Definition[]): readonly Definition[] {
  const taken = new Set<string>(TAKEN)
  for (const definition of definitions) {
    const spoken = toPascalCase(definition.name)
    const wished = /^[A-Za-z]/.test(spoken) ? spoken : "Schema"
    let name = wished
    for (let i = 2; listNames(definition, name).some((one) => taken.has(one)); i++) name = `${wished}${i}`
    for (const one of listNames(definition, name)) taken.add(one)
    Object.assign(definition, { name })
  }
  return definitions
}
