import { type FullDialectOptions, FullDialectReader } from "@forecourt/schema-compat/full-dialect"
import { type Beyond, buildIr } from "../ir/build-ir.ts"
import type { Ir } from "../ir/ir.types.ts"
import { getStep, isObject, type Json, parsePointer } from "../schema/json.ts"
import { lintFullDialect } from "../schema/lint-schemas.ts"
import { InvalidSchemaError, type Problem } from "../schema/problem.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { formatPointer, getValueAt, type Target } from "../schema/refs.ts"

/**
 * The error for unsupported schemas. Each entry of `problems` names the place in a schema, the reason and an
 * alternative.
 */
export class UnsupportedSchemaError extends InvalidSchemaError {
  override readonly name = "UnsupportedSchemaError"
}

export interface FullDialectIrOptions extends FullDialectOptions {
  readonly lint?: (ir: Ir) => readonly Problem[]
}

/**
 * Builds the intermediate representation of any JSON Schema. The parts outside the supported dialect are validated by
 * generic tests.
 */
export function buildFullDialectIr(schemas: Schemas, roots: readonly string[], options: FullDialectIrOptions = {}): Ir {
  const { lint = () => [] } = options
  const places = new Places(schemas)
  places.add(lintFullDialect(schemas))
  for (;;) {
    const reader = new FullDialectReader(schemas, options)
    const { ir, problems } = buildBeyond(schemas, roots, places.readBy(reader), lint)
    if (reader.problems.length > 0) throw new UnsupportedSchemaError(reader.problems)
    if (ir) return ir
    const previous = places.size
    places.add(problems)
    if (places.size === previous) throw new UnsupportedSchemaError(problems)
  }
}

function buildBeyond(
  schemas: Schemas,
  roots: readonly string[],
  beyond: Beyond,
  lint: (ir: Ir) => readonly Problem[],
): { ir?: Ir; problems: readonly Problem[] } {
  try {
    const ir = buildIr(schemas, { beyond, roots, isFullDialect: true })
    const problems = lint(ir)
    return problems.length > 0 ? { problems } : { ir, problems }
  } catch (error) {
    if (error instanceof InvalidSchemaError) return { problems: error.problems }
    throw error
  }
}

class Places {
  private readonly places = new Set<string>()
  private readonly around = new Set<string>()
  private readonly schemas: Schemas

  constructor(schemas: Schemas) {
    this.schemas = schemas
  }

  get size(): number {
    return this.places.size
  }

  /**
   * Adds one schema for each problem: the innermost enclosing schema that describes a complete value. If that schema
   * has already been added, the cause must be further outside, so the next enclosing schema is added instead.
   */
  add(problems: readonly Problem[]): void {
    const fresh = problems.flatMap(({ file, pointer, rule }) => {
      const path = file.slice(this.schemas.folder.length + 1)
      const around = listSchemaPointers(getValueAt(this.schemas, { path, pointer: "" }), pointer)
      const meant = rule === "property-name" ? around.slice(0, -1) : around
      const place = meant.findLast((pointer) => !this.has({ path, pointer }))
      return place === undefined ? [] : [{ path, pointer: place }]
    })
    for (const place of fresh) {
      const [inner = "", ...outer] = fromInside(place)
      this.places.add(inner)
      for (const around of outer) this.around.add(around)
    }
  }

  readBy(reader: FullDialectReader): Beyond {
    return {
      has: (place) => this.has(place),
      touches: (place) => this.has(place) || this.around.has(`${place.path}#${place.pointer}`),
      read: (place) => reader.read(place),
    }
  }

  private has(place: Target): boolean {
    return fromInside(place).some((around) => this.places.has(around))
  }
}

function fromInside({ path, pointer }: Target): string[] {
  const steps = pointer.split("/")
  return steps.map((_, index) => `${path}#${steps.slice(0, steps.length - index).join("/")}`)
}

function listSchemaPointers(root: Json | undefined, pointer: string): string[] {
  const steps = parsePointer(pointer)
  const pointers: string[] = [""]
  let schema = root
  let at = ""
  for (let i = 0; i < steps.length && isObject(schema); ) {
    if (schema.$ref !== undefined || schema.allOf !== undefined) break
    const [keyword = "", name = ""] = steps.slice(i, i + 2)
    const isNamed = keyword === "properties" || keyword === "$defs"
    if (!isNamed && keyword !== "items" && keyword !== "additionalProperties") break
    const holder: Json | undefined = schema[keyword]
    const inner = isNamed ? getStep(isObject(holder) ? holder : {}, name) : holder
    if (inner === undefined || (!isObject(inner) && typeof inner !== "boolean")) break
    at = formatPointer(at, keyword, ...(isNamed ? [name] : []))
    pointers.push(at)
    schema = inner
    i += isNamed ? 2 : 1
  }
  return pointers
}
