import type { FullSchema } from "./full-schema.types.ts"

/**
 * Lists the subschemas that apply to the same value as their parent schema, for example those in `allOf` and `not`.
 */
export function listInPlace(schema: FullSchema): readonly FullSchema[] {
  const { all, any, one, not, condition, object } = schema
  const maybe = [not, condition?.when, condition?.met, condition?.unmet]
  return [
    ...all,
    ...any,
    ...one,
    ...maybe.filter((inner) => inner !== null && inner !== undefined),
    ...object.dependents.map((dependent) => dependent.schema),
  ]
}

/**
 * Finds a schema that refers to itself for the same value, so that validation would never end. @param done The schemas
 * that are known not to be part of a loop; further ones are added to it.
 */
export function findLoop(schemas: Iterable<FullSchema>, done: Set<FullSchema>): FullSchema | null {
  const open = new Set<FullSchema>()
  const visit = (schema: FullSchema): FullSchema | null => {
    if (done.has(schema)) return null
    if (open.has(schema)) return schema
    open.add(schema)
    for (const inner of listInPlace(schema)) {
      const loop = visit(inner)
      if (loop) return loop
    }
    open.delete(schema)
    done.add(schema)
    return null
  }
  for (const schema of schemas) {
    const loop = visit(schema)
    if (loop) return loop
  }
  return null
}
