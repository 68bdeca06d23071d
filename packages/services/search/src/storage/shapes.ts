import { createHash } from "node:crypto"
import { insertNew, type Statements, sql } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"

/**
 * A list of field names that many documents share. Since it is stored only once, the row of a document contains only
 * values. This halves the size of the row and the time for parsing it.
 */
export interface Shape {
  /** An identifier derived from a hash of the field names, so that it is the same in all processes. */
  readonly id: number
  readonly names: readonly string[]
}

export type Make = (values: readonly unknown[]) => SearchDocument

const shapes = new Map<Kind, Shape>()
const makers = new Map<number, Make>()

export function createShape(kind: Kind): Shape {
  const known = shapes.get(kind)
  if (known !== undefined) return known
  const names = [...kind.fields.all.keys()]
  const digest = createHash("sha256").update(JSON.stringify(names)).digest()
  const shape = { id: digest.readUInt32BE() >>> 1, names }
  shapes.set(kind, shape)
  return shape
}

export async function writeShape(tx: Statements, { id, names }: Shape): Promise<void> {
  await insertNew(tx, "shapes", ["id"], { id, names: JSON.stringify(names) })
}

export async function readMaker(storage: Statements, id: number): Promise<Make> {
  const known = makers.get(id)
  if (known !== undefined) return known
  const row = await sql`select names from shapes where id = ${id}`.get(storage, { names: "text" })
  if (row === null) throw new Error(`search: the storage lacks shape ${id}. Restore a backup.`)
  const make = createMaker(JSON.parse(row.names))
  makers.set(id, make)
  return make
}

/**
 * Compiles a function that creates an object from an object literal, since this is four times as fast as setting
 * properties. The names are quoted and taken from the schemas, so compiling them is safe.
 */
function createMaker(names: readonly string[]): Make {
  const properties = names.map((name, place) => `${JSON.stringify(name)}: values[${place}]`)
  const make = new Function("values", `return { ${properties.join(", ")} }`)
  return (values) => make(values)
}
