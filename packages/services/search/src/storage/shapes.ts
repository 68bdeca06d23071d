import { createHash } from "node:crypto"
import { insertNew, type Statements } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"

/**
 * The field names for the values in a row, stored once for all rows. A row is a JSON array of values, which is half as
 * long as an object and is parsed in half the time.
 */
export interface Shape {
  /** The hash of the field names. All processes therefore give the same shape the same identifier. */
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
  const row = await storage.get({ names: "text" }, "select names from shapes where id = ?", id)
  if (row === null) throw new Error(`search: the storage lacks shape ${id}. Restore a backup.`)
  const make = createMaker(JSON.parse(row.names))
  makers.set(id, make)
  return make
}

/**
 * Compiles a function that returns an object literal. This is four times as fast as setting each property separately:
 * creating a hundred thousand cars takes half a second. The property names come from the schemas and are quoted.
 */
function createMaker(names: readonly string[]): Make {
  const properties = names.map((name, place) => `${JSON.stringify(name)}: values[${place}]`)
  const make = new Function("values", `return { ${properties.join(", ")} }`)
  return (values) => make(values)
}
