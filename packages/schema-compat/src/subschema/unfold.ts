import { ALL_KEYS, type Branch, type Goal, toFailing, toHolding } from "./branch.ts"
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

/** Adds a goal to a branch. Returns `false` if the goal contradicts earlier goals of the branch. */
export function addGoal(branch: Branch, goal: Goal): boolean {
  if (goal.kind === "node") return addNode(branch, goal.node, goal.holds)
  if (goal.kind === "assertion") {
    branch.goals.push(goal)
    return addAssertion(branch, goal.assertion, goal.holds)
  }
  branch.duties.push(goal)
  const isEntry = goal.kind === "entry" || goal.kind === "someEntry"
  if (goal.kind === "absent") branch.absent.add(goal.name)
  if (goal.kind === "member") branch.required.add(goal.name)
  return selectTypes(branch, isEntry ? ARRAY : OBJECT)
}

function addNode(branch: Branch, node: SchemaNode, holds: boolean): boolean {
  const known = branch.nodes.get(node.class)
  if (known !== undefined) return known === holds
  branch.nodes.set(node.class, holds)
  branch.goals.push({ kind: "node", holds, node })
  return unfold(branch, node, holds)
}

function unfold(branch: Branch, { assertions }: SchemaNode, holds: boolean): boolean {
  if (holds) return assertions.every((assertion) => addAssertion(branch, assertion, true))
  const known = assertions.filter((assertion) => branch.assertions.get(assertion.class) !== true)
  return addExactlyOne(branch, known.flatMap(listWaysToFail))
}

function listWaysToFail(assertion: Assertion): Goal[][] {
  switch (assertion.kind) {
    case "all":
      return assertion.nodes.map((node) => [toFailing(node)])
    case "required":
      return assertion.names.map((name) => [{ kind: "absent", name }])
    case "members":
      return createFailingMembers(assertion)
    case "items":
      return createFailingEntries(assertion)
    default:
      return [[{ kind: "assertion", holds: false, assertion }]]
  }
}

function selectTypes(branch: Branch, bits: number): boolean {
  branch.bits &= bits
  return branch.bits !== 0
}

function addAssertion(branch: Branch, assertion: Assertion, holds: boolean): boolean {
  const known = branch.assertions.get(assertion.class)
  if (known !== undefined) return known === holds
  branch.assertions.set(assertion.class, holds)
  const addAlso = (node: SchemaNode, isTrue: boolean) => addNode(branch, node, isTrue)
  switch (assertion.kind) {
    case "never":
      return !holds
    case "type":
      return selectTypes(branch, holds ? assertion.bits : ANY & ~assertion.bits)
    case "enum":
      if (holds) branch.narrowChoices(assertion.values)
      else branch.excluded.push(...assertion.values)
      return true
    case "all":
      if (holds) return assertion.nodes.every((node) => addAlso(node, true))
      return addExactlyOne(branch, listWaysToFail(assertion))
    case "any":
      if (!holds) return assertion.nodes.every((node) => addAlso(node, false))
      return addExactlyOne(
        branch,
        assertion.nodes.map((node) => [toHolding(node)]),
      )
    case "one":
      return addExactlyOne(
        branch,
        holds ? createExactlyOne(branch, assertion.nodes) : createNoneOrTwo(branch, assertion.nodes),
      )
    case "not":
      return addAlso(assertion.node, !holds)
    case "if": {
      const toGoal = (node: SchemaNode) => (holds ? toHolding(node) : toFailing(node))
      const { test, yes, no } = assertion
      return addExactlyOne(branch, [
        [toHolding(test), toGoal(yes)],
        [toFailing(test), toGoal(no)],
      ])
    }
    case "whenPresent":
      if (!holds) {
        branch.required.add(assertion.name)
        return selectTypes(branch, OBJECT) && addAlso(assertion.node, false)
      }
      branch.pending.push([
        [createAsserted({ kind: "type", bits: OBJECT }, false)],
        [{ kind: "absent", name: assertion.name }],
        [toHolding(assertion.node)],
      ])
      return true
    default:
      return holds ? addHolding(branch, assertion) : addFailing(branch, assertion)
  }
}

function addExactlyOne(branch: Branch, alternatives: Goal[][]): boolean {
  const [only] = alternatives
  if (only === undefined) return false
  if (alternatives.length === 1) return only.every((goal) => addGoal(branch, goal))
  branch.pending.push(alternatives)
  return true
}

/**
 * Creates one alternative per schema, in which that schema matches and the other schemas do not. Schemas that have no
 * value in common with the matching schema need not be excluded.
 */
function createExactlyOne(branch: Branch, nodes: readonly SchemaNode[]): Goal[][] {
  return nodes.map((node, index) => [
    toHolding(node),
    ...nodes.filter((other, at) => at !== index && !branch.areApart(node, other)).map(toFailing),
  ])
}

function createNoneOrTwo(branch: Branch, nodes: readonly SchemaNode[]): Goal[][] {
  const pairs = nodes.flatMap((node, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => !branch.areApart(node, other))
      .map((other) => [toHolding(node), toHolding(other)]),
  )
  return [nodes.map(toFailing), ...pairs]
}

function addHolding(branch: Branch, assertion: Assertion): boolean {
  switch (assertion.kind) {
    case "bound":
      if (assertion.side === "min") branch.narrowLow(assertion.value, assertion.isExclusive)
      else branch.narrowHigh(assertion.value, assertion.isExclusive)
      break
    case "multipleOf":
      branch.addStep(assertion.value)
      break
    case "size":
      narrow(getSize(branch, assertion.of), assertion)
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

function addFailing(branch: Branch, assertion: Assertion): boolean {
  switch (assertion.kind) {
    case "bound":
      if (assertion.side === "min") branch.narrowHigh(assertion.value, !assertion.isExclusive)
      else branch.narrowLow(assertion.value, !assertion.isExclusive)
      return selectTypes(branch, NUMBER)
    case "multipleOf":
      branch.brokenSteps.push(assertion.value)
      return selectTypes(branch, NUMBER)
    case "size": {
      const { of, min, max } = assertion
      narrow(getSize(branch, of), min > 0 ? { min: 0, max: min - 1 } : { min: max + 1, max: Number.POSITIVE_INFINITY })
      return selectTypes(branch, of)
    }
    case "pattern":
      branch.outside.push(assertion.source)
      return selectTypes(branch, STRING)
    case "format":
      return selectTypes(branch, STRING)
    case "unique":
      branch.isUnique = false
      return selectTypes(branch, ARRAY)
    case "items":
    case "members":
    case "required":
      return addExactlyOne(branch, listWaysToFail(assertion))
    case "contains":
      return selectTypes(branch, ARRAY) && addFailingContains(branch, assertion)
    case "names":
      branch.duties.push({ kind: "someMember", keys: { ...ALL_KEYS, fails: assertion.node }, fails: null })
      return selectTypes(branch, OBJECT)
    case "unevaluated":
      return selectTypes(branch, assertion.of)
    default:
      return true
  }
}

function addFailingContains(branch: Branch, { node, min, max }: Extract<Assertion, { kind: "contains" }>): boolean {
  const createCounted = (least: number, most: number): Goal[] => [
    createAsserted({ kind: "contains", node, min: least, max: most }, true),
  ]
  return addExactlyOne(branch, [
    ...(min > 0 ? [createCounted(0, min - 1)] : []),
    ...(Number.isFinite(max) ? [createCounted(max + 1, Number.POSITIVE_INFINITY)] : []),
  ])
}

let nextClass = -1

export function createAsserted(claim: Claim, holds: boolean): Goal {
  return { kind: "assertion", holds, assertion: { ...claim, class: nextClass-- } }
}

function createFailingEntries({ prefix, rest }: Items): Goal[][] {
  const entries = prefix.map((fails, index): Goal[] => [{ kind: "entry", index, fails }])
  return [...entries, [{ kind: "someEntry", from: prefix.length, fails: rest }]]
}

function createFailingMembers({ named, patterns, rest }: Members): Goal[][] {
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

function getSize(branch: Branch, of: number): { min: number; max: number } {
  return of === STRING ? branch.length : of === ARRAY ? branch.entries : branch.properties
}

function narrow(
  range: { min: number; max: number },
  { min, max }: { readonly min: number; readonly max: number },
): void {
  range.min = Math.max(range.min, min)
  range.max = Math.min(range.max, max)
}

export function isBreakingStep(step: number | null | undefined, broken: number): boolean {
  return step === null || step === undefined || isMultiple(step, broken) !== true
}
