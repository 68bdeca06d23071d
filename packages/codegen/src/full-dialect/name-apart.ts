import type { Definition } from "../ir/ir.types.ts"
import { pascalCase } from "../names.ts"

/** Schemas beyond the dialect have titles of any kind, or none. */
export function nameApart(definitions: readonly Definition[]): readonly Definition[] {
  const taken = new Set<string>()
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
