import { listTypeNames } from "../emit/emit-types.ts"
import type { Definition } from "../ir/ir.types.ts"
import { toPascalCase } from "../names.ts"

const TAKEN = ["Record", "DescribeOptions", "Guide", "Issue", "Schema"]

const listNames = (definition: Definition, name: string) => listTypeNames({ ...definition, name })

/** Appends a number to names that clash. Clashes can occur because a schema outside the dialect may have any title. */
export function resolveNameClashes(definitions: readonly Definition[]): readonly Definition[] {
  const taken = new Set<string>(TAKEN)
  for (const definition of definitions) {
    const spoken = toPascalCase(definition.name)
    const wished = /^[A-Za-z]/.test(spoken) ? spoken : "Schema"
    let name = wished
    for (let i = 2; listNames(definition, name).some((item) => taken.has(item)); i++) name = `${wished}${i}`
    for (const item of listNames(definition, name)) taken.add(item)
    Object.assign(definition, { name })
  }
  return definitions
}
