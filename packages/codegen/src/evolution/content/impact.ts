import type { Change } from "@forecourt/schema-compat"
import { Comparison } from "@forecourt/schema-compat/comparison"
import { getStep, isObject, type Json, type JsonObject, parsePointer } from "../../schema/json.ts"
import type { Released } from "../release/released.ts"
import type { Instance } from "./instances.ts"

export interface Impact {
  readonly block: string
  readonly change: Change
  readonly file: string
  readonly broken: readonly Instance[]
  readonly total: number
}

/**
 * Finds the stored content that a single change makes invalid. For this purpose, only this change is applied to the old
 * schema.
 */
export function calculateImpact(
  change: Change,
  file: string,
  { name, schemas: old }: Released,
  later: Readonly<Record<string, JsonObject>>,
  path: string,
  instances: readonly Instance[],
): Impact {
  const changed = { ...old, [file]: applyChange(old[file] ?? {}, later[file] ?? {}, change) }
  const comparison = new Comparison(old[path] ?? true, changed[path] ?? true, {
    oldSchemas: old,
    schemas: changed,
    assertFormats: true,
  })
  const validInstances = instances.filter(
    ({ block, fields }) => block === name && comparison.accepts(comparison.old.root, fields) !== false,
  )
  const broken = validInstances.filter(({ fields }) => comparison.accepts(comparison.new.root, fields) === false)
  return { block: name, change, file, broken, total: validInstances.length }
}

function applyChange(old: JsonObject, later: JsonObject, { pointer }: Change): JsonObject {
  const steps = parsePointer(pointer)
  const changed = replace(old, later, steps)
  const renamed = steps.reduce<Json | undefined>(getStep, later)
  const from = isObject(renamed) ? renamed["x-renamedFrom"] : undefined
  const both = typeof from === "string" ? replace(changed, later, [...steps.slice(0, -1), from]) : changed
  return isObject(both) ? both : old
}

function replace(old: Json | undefined, later: Json | undefined, steps: readonly string[]): Json | undefined {
  const [step, ...rest] = steps
  if (step === undefined) return later
  if (Array.isArray(old)) {
    const entries = old.map((entry, index) =>
      String(index) === step ? replace(entry, getStep(later, step), rest) : entry,
    )
    return entries.filter((entry) => entry !== undefined)
  }
  if (!isObject(old)) return later
  const inner = replace(old[step], getStep(later, step), rest)
  const { [step]: _, ...others } = old
  return inner === undefined ? others : { ...old, [step]: inner }
}

export function formatImpact({ broken, total }: Impact): string {
  const sites = new Set(broken.map(({ site }) => site)).size
  const uses = total === 1 ? "use" : "uses"
  if (broken.length === 0) return `breaks none of ${total} stored ${uses}`
  return `breaks ${broken.length} of ${total} stored ${uses} on ${sites} ${sites === 1 ? "site" : "sites"}`
}
