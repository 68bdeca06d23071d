import type { Branch, Goal, Keys } from "./branch.ts"
import {
  ANY,
  ARRAY,
  type Assertion,
  type Claim,
  type Items,
  type Members,
  NUMBER,
  OBJECT,
  type SchemaNode,
  STRING,
} from "./node.types.ts"
import { isMultiple } from "./numbers.ts"

/** Whether two schemas have no value in common, as far as can be proven. */
export type AreApart = (a: SchemaNode, b: SchemaNode) => boolean

/** Adds a goal and what follows from it at once. False: nothing can meet it together with the others. */
export function add(branch: Branch, goal: Goal, areApart: AreApart): boolean {
  if (goal.kind === "node") return addNode(branch, goal.node, goal.holds, areApart)
  if (goal.kind === "assertion") {
    branch.goals.push(goal)
    return addAssertion(branch, goal.assertion, goal.holds, areApart)
  }
  branch.duties.push(goal)
  const isEntry = goal.kind === "entry" || goal.kind === "someEntry"
  if (goal.kind === "absent") branch.absent.add(goal.name)
  if (goal.kind === "member") branch.required.add(goal.name)
  return only(branch, isEntry ? ARRAY : OBJECT)
}

function addNode(branch: Branch, node: SchemaNode, holds: boolean, areApart: AreApart): boolean {
  const known = branch.nodes.get(node.class)
  if (known !== undefined) return known === holds
  branch.nodes.set(node.class, holds)
  branch.goals.push({ kind: "node", holds, node })
  return unfold(branch, node, holds, areApart)
}

function unfold(branch: Branch, { assertions }: SchemaNode, holds: boolean, areApart: AreApart): boolean {
  if (holds) return assertions.every((assertion) => addAssertion(branch, assertion, true, areApart))
  const known = assertions.filter((assertion) => branch.assertions.get(assertion.class) !== true)
  return oneOf(branch, known.flatMap(waysToFail), areApart)
}

/** Each way in which a value can fail an assertion, as far as it can be said without looking at the others. */
function waysToFail(assertion: Assertion): Goal[][] {
  switch (assertion.kind) {
    case "all":
      return assertion.nodes.map((node) => [failing(node)])
    case "required":
      return assertion.names.map((name) => [{ kind: "absent", name }])
    case "members":
      return failingMembers(assertion)
    case "items":
      return failingEntries(assertion)
    default:
      return [[{ kind: "assertion", holds: false, assertion }]]
  }
}

function only(branch: Branch, bits: number): boolean {
  branch.bits &= bits
  return branch.bits !== 0
}

function addAssertion(branch: Branch, assertion: Assertion, holds: boolean, areApart: AreApart): boolean {
  const known = branch.assertions.get(assertion.class)
  if (known !== undefined) return known === holds
  branch.assertions.set(assertion.class, holds)
  const also = (node: SchemaNode, isTrue: boolean) => addNode(branch, node, isTrue, areApart)
  switch (assertion.kind) {
    case "never":
      return !holds
    case "type":
      return only(branch, holds ? assertion.bits : ANY & ~assertion.bits)
    case "enum":
      if (holds) branch.narrowChoices(assertion.values)
      else branch.excluded.push(...assertion.values)
      return true
    case "all":
      if (holds) return assertion.nodes.every((node) => also(node, true))
      return oneOf(branch, waysToFail(assertion), areApart)
    case "any":
      if (!holds) return assertion.nodes.every((node) => also(node, false))
      return oneOf(
        branch,
        assertion.nodes.map((node) => [holding(node)]),
        areApart,
      )
    case "one":
      return oneOf(
        branch,
        holds ? exactlyOne(assertion.nodes, areApart) : noneOrTwo(assertion.nodes, areApart),
        areApart,
      )
    case "not":
      return also(assertion.node, !holds)
    case "if": {
      const then = (node: SchemaNode) => (holds ? holding(node) : failing(node))
      const { test, yes, no } = assertion
      return oneOf(
        branch,
        [
          [holding(test), then(yes)],
          [failing(test), then(no)],
        ],
        areApart,
      )
    }
    case "whenPresent":
      if (!holds) {
        branch.required.add(assertion.name)
        return only(branch, OBJECT) && also(assertion.node, false)
      }
      branch.pending.push([
        [asserted({ kind: "type", bits: OBJECT }, false)],
        [{ kind: "absent", name: assertion.name }],
        [holding(assertion.node)],
      ])
      return true
    default:
      return holds ? keep(branch, assertion) : deny(branch, assertion, areApart)
  }
}

function holding(node: SchemaNode): Goal {
  return { kind: "node", holds: true, node }
}

function failing(node: SchemaNode): Goal {
  return { kind: "node", holds: false, node }
}

function oneOf(branch: Branch, alternatives: Goal[][], areApart: AreApart): boolean {
  const [only] = alternatives
  if (only === undefined) return false
  if (alternatives.length === 1) return only.every((goal) => add(branch, goal, areApart))
  branch.pending.push(alternatives)
  return true
}

/** One holds and the others fail; those that are apart from it fail anyway. */
function exactlyOne(nodes: readonly SchemaNode[], areApart: AreApart): Goal[][] {
  return nodes.map((node, index) => [
    holding(node),
    ...nodes.filter((other, at) => at !== index && !areApart(node, other)).map(failing),
  ])
}

function noneOrTwo(nodes: readonly SchemaNode[], areApart: AreApart): Goal[][] {
  const pairs = nodes.flatMap((node, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => !areApart(node, other))
      .map((other) => [holding(node), holding(other)]),
  )
  return [nodes.map(failing), ...pairs]
}

/** Notes what a value must be if it is of the type that the assertion speaks of. */
function keep(branch: Branch, assertion: Assertion): boolean {
  switch (assertion.kind) {
    case "bound":
      if (assertion.side === "min") branch.narrowLow(assertion.value, assertion.isExclusive)
      else branch.narrowHigh(assertion.value, assertion.isExclusive)
      break
    case "multipleOf":
      branch.addStep(assertion.value)
      break
    case "size":
      narrow(sizeOf(branch, assertion.of), assertion)
      break
    case "pattern":
      branch.inside.push(assertion.source)
      break
    case "unique":
      branch.isUnique = true
      break
    case "items":
      branch.items.push(assertion)
      break
    case "contains":
      if (assertion.min > 0) branch.atLeast.push({ node: assertion.node, limit: assertion.min })
      if (Number.isFinite(assertion.max)) branch.atMost.push({ node: assertion.node, limit: assertion.max })
      break
    case "required":
      for (const name of assertion.names) branch.required.add(name)
      break
    case "members":
      branch.members.push(assertion)
      break
    case "names":
      branch.names.push(assertion.node)
      break
    default:
      break
  }
  return true
}

/** Notes what a value must be to fail an assertion; it is of the type then that the assertion speaks of. */
function deny(branch: Branch, assertion: Assertion, areApart: AreApart): boolean {
  switch (assertion.kind) {
    case "bound":
      if (assertion.side === "min") branch.narrowHigh(assertion.value, !assertion.isExclusive)
      else branch.narrowLow(assertion.value, !assertion.isExclusive)
      return only(branch, NUMBER)
    case "multipleOf":
      branch.brokenSteps.push(assertion.value)
      return only(branch, NUMBER)
    case "size": {
      const { of, min, max } = assertion
      narrow(sizeOf(branch, of), min > 0 ? { min: 0, max: min - 1 } : { min: max + 1, max: Number.POSITIVE_INFINITY })
      return only(branch, of)
    }
    case "pattern":
      branch.outside.push(assertion.source)
      return only(branch, STRING)
    case "format":
      return only(branch, STRING)
    case "unique":
      branch.isUnique = false
      return only(branch, ARRAY)
    case "items":
    case "members":
    case "required":
      return oneOf(branch, waysToFail(assertion), areApart)
    case "contains":
      return only(branch, ARRAY) && denyContains(branch, assertion, areApart)
    case "names":
      branch.duties.push({ kind: "someMember", keys: { ...ALL_KEYS, fails: assertion.node }, fails: null })
      return only(branch, OBJECT)
    case "unevaluated":
      return only(branch, assertion.of)
    default:
      return true
  }
}

const ALL_KEYS: Keys = { inside: [], outside: [], except: new Set(), fails: null }

function denyContains(
  branch: Branch,
  { node, min, max }: Extract<Assertion, { kind: "contains" }>,
  areApart: AreApart,
): boolean {
  const counted = (least: number, most: number): Goal[] => [
    asserted({ kind: "contains", node, min: least, max: most }, true),
  ]
  return oneOf(
    branch,
    [
      ...(min > 0 ? [counted(0, min - 1)] : []),
      ...(Number.isFinite(max) ? [counted(max + 1, Number.POSITIVE_INFINITY)] : []),
    ],
    areApart,
  )
}

let nextClass = -1

/** A goal that stands in no schema, so that it is of no class but its own. */
export function asserted(claim: Claim, holds: boolean): Goal {
  return { kind: "assertion", holds, assertion: { ...claim, class: nextClass-- } }
}

function failingEntries({ prefix, rest }: Items): Goal[][] {
  const entries = prefix.map((fails, index): Goal[] => [{ kind: "entry", index, fails }])
  return [...entries, [{ kind: "someEntry", from: prefix.length, fails: rest }]]
}

function failingMembers({ named, patterns, rest }: Members): Goal[][] {
  const others = { ...ALL_KEYS, outside: patterns.map(([source]) => source), except: new Set(named.keys()) }
  const goals: { readonly goal: Goal; readonly fails: SchemaNode }[] = [
    ...[...named].map(([name, fails]) => ({ goal: { kind: "member", name, fails } as const, fails })),
    ...patterns.map(([source, fails]) => ({
      goal: { kind: "someMember", keys: { ...ALL_KEYS, inside: [source] }, fails } as const,
      fails,
    })),
    { goal: { kind: "someMember", keys: others, fails: rest }, fails: rest },
  ]
  return goals.filter(({ fails }) => fails.assertions.length > 0).map(({ goal }) => [goal])
}

function sizeOf(branch: Branch, of: number): { min: number; max: number } {
  return of === STRING ? branch.length : of === ARRAY ? branch.entries : branch.properties
}

function narrow(
  range: { min: number; max: number },
  { min, max }: { readonly min: number; readonly max: number },
): void {
  range.min = Math.max(range.min, min)
  range.max = Math.min(range.max, max)
}

/** Whether a number that is a whole number of one step can fail to be one of another. */
export function breaksStep(step: number | null | undefined, broken: number): boolean {
  return step === null || step === undefined || isMultiple(step, broken) !== true
}
