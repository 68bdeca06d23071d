import type { Json } from "../json.ts"
import { evaluate, isEqual, isMet, toOpposite, type Verdict } from "./evaluate.ts"
import { ANY, type Assertion, type Items, type Members, type SchemaNode } from "./node.types.ts"
import { findCommonMultiple } from "./numbers.ts"

export type Goal =
  | { readonly kind: "node"; readonly holds: boolean; readonly node: SchemaNode }
  | { readonly kind: "assertion"; readonly holds: boolean; readonly assertion: Assertion }
  | Duty

export function toHolding(node: SchemaNode): Goal {
  return { kind: "node", holds: true, node }
}

export function toFailing(node: SchemaNode): Goal {
  return { kind: "node", holds: false, node }
}

export type Duty =
  | { readonly kind: "absent"; readonly name: string }
  | { readonly kind: "member"; readonly name: string; readonly fails: SchemaNode }
  | { readonly kind: "someMember"; readonly keys: Keys; readonly fails: SchemaNode | null }
  | { readonly kind: "entry"; readonly index: number; readonly fails: SchemaNode }
  | { readonly kind: "someEntry"; readonly from: number; readonly fails: SchemaNode }

/**
 * A set of property names. A name belongs to the set if it matches all patterns in `inside`, matches no pattern in
 * `outside`, does not match the schema `fails` and is not listed in `except`.
 */
export interface Keys {
  readonly inside: readonly string[]
  readonly outside: readonly string[]
  readonly except: ReadonlySet<string>
  readonly fails: SchemaNode | null
}

export const ALL_KEYS: Keys = { inside: [], outside: [], except: new Set(), fails: null }

export interface Count {
  readonly node: SchemaNode
  readonly limit: number
}

interface Range {
  min: number
  max: number
}

export class Branch {
  /** Returns true if it is proven that no value matches both schemas. */
  readonly areApart: (a: SchemaNode, b: SchemaNode) => boolean
  bits = ANY
  /** The requirements against which each candidate value is checked. */
  goals: Goal[] = []
  choices: readonly Json[] | null = null
  readonly nodes = new Map<number, boolean>()
  readonly assertions = new Map<number, boolean>()
  /**
   * The lists of alternatives that are still to be tried. The branch is split into one new branch for each alternative
   * in a list.
   */
  pending: (readonly Goal[][])[] = []

  low = { value: Number.NEGATIVE_INFINITY, isExclusive: false }
  high = { value: Number.POSITIVE_INFINITY, isExclusive: false }
  /**
   * The least common multiple of all `multipleOf` values, `null` when there are none, or `undefined` when it cannot be
   * represented exactly.
   */
  step: number | null | undefined = null
  readonly brokenSteps: number[] = []

  length: Range = { min: 0, max: Number.POSITIVE_INFINITY }
  readonly inside: string[] = []
  readonly outside: string[] = []
  readonly excluded: Json[] = []

  entries: Range = { min: 0, max: Number.POSITIVE_INFINITY }
  isUnique: boolean | null = null
  readonly items: Items[] = []
  readonly atLeast: Count[] = []
  readonly atMost: Count[] = []

  properties: Range = { min: 0, max: Number.POSITIVE_INFINITY }
  readonly required = new Set<string>()
  readonly absent = new Set<string>()
  readonly members: Members[] = []
  readonly names: SchemaNode[] = []
  readonly duties: Duty[] = []

  constructor(areApart: Branch["areApart"]) {
    this.areApart = areApart
  }

  copy(): Branch {
    const copy = new Branch(this.areApart)
    for (const key of Object.keys(this) as (keyof Branch)[]) Object.assign(copy, { [key]: createCopy(this[key]) })
    return copy
  }

  narrowLow(value: number, isExclusive: boolean): void {
    if (value > this.low.value || (value === this.low.value && isExclusive)) this.low = { value, isExclusive }
  }

  narrowHigh(value: number, isExclusive: boolean): void {
    if (value < this.high.value || (value === this.high.value && isExclusive)) this.high = { value, isExclusive }
  }

  addStep(step: number): void {
    if (this.step === null) this.step = step
    else if (this.step !== undefined) this.step = findCommonMultiple(this.step, step)
  }

  narrowChoices(values: readonly Json[]): void {
    this.choices =
      this.choices === null
        ? values
        : this.choices.filter((choice) => values.some((value) => isEqual(choice, value) !== false))
  }

  refutes(value: Json): boolean {
    return (
      this.excluded.some((other) => isEqual(other, value) === true) ||
      this.goals.some((goal) => isFitting(goal, value) === false)
    )
  }
}

function isFitting(goal: Goal, value: Json): Verdict {
  if (goal.kind === "node") return isHolding(goal.holds, evaluate(goal.node, value))
  if (goal.kind === "assertion") return isHolding(goal.holds, isMet(goal.assertion, value))
  return undefined
}

function isHolding(holds: boolean, verdict: Verdict): Verdict {
  return holds ? verdict : toOpposite(verdict)
}

function createCopy(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  if (value instanceof Set) return new Set(value)
  if (value instanceof Map) return new Map(value)
  return typeof value === "object" && value !== null ? { ...value } : value
}
