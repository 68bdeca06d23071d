import { ALL_KEYS, type Branch, type Duty, type Goal, type Keys, toFailing, toHolding } from "./branch.ts"
import { evaluate } from "./evaluate.ts"
import { type Members, type SchemaNode, STRING } from "./node.types.ts"
import type { Prover } from "./prove.ts"
import { hasNoText } from "./prove-text.ts"
import { isPatternMatch } from "./texts.ts"
import { createAsserted } from "./unfold.ts"

export function areMembersImpossible(branch: Branch, prover: Prover): boolean {
  const { required, absent, properties } = branch
  const object = new Properties(branch, prover)
  for (const name of required) if (absent.has(name) || object.isImpossibleFor(name, [])) return true
  if (required.size > properties.max || properties.min > properties.max) return true
  if (properties.max === 0) return branch.refutes({})
  return object.areTooFew() || branch.duties.some((duty) => object.isImpossibleDuty(duty))
}

/** The maximum number of patterns that are considered. Each further pattern would double the number of cases. */
const MAX_PATTERNS = 6

/** The possible property values of an object. All property names that the schemas do not mention are treated alike. */
class Properties {
  readonly #branch: Branch
  readonly #prover: Prover
  readonly #mentioned: ReadonlySet<string>

  constructor(branch: Branch, prover: Prover) {
    this.#branch = branch
    this.#prover = prover
    this.#mentioned = new Set([
      ...branch.required,
      ...branch.members.flatMap(({ named, patterns }) => [
        ...named.keys(),
        ...patterns.flatMap(([source]) => getLiteral(source)),
      ]),
      ...branch.names.flatMap((node) => listChoices(node)),
    ])
  }

  isImpossibleDuty(duty: Duty): boolean {
    if (duty.kind === "member") return this.isImpossibleFor(duty.name, [toFailing(duty.fails)])
    if (duty.kind !== "someMember") return false
    const goals = duty.fails === null ? [] : [toFailing(duty.fails)]
    const names = [...new Set([...this.#mentioned, ...duty.keys.inside.flatMap(getLiteral)])]
    return (
      names.every((name) => isOutside(name, duty.keys) || !this.#mayAdd(name) || this.isImpossibleFor(name, goals)) &&
      this.#isImpossibleForOthers(duty.keys, goals, new Set(names))
    )
  }

  #mayAdd(name: string): boolean {
    const { required, properties, absent } = this.#branch
    return !absent.has(name) && (required.has(name) || required.size < properties.max)
  }

  isImpossibleFor(name: string, goals: readonly Goal[]): boolean {
    const { absent, names, members } = this.#branch
    if (absent.has(name) || names.some((node) => evaluate(node, name) === false)) return true
    const nodes = members.flatMap((member) => findNodes(member, name))
    return this.#prover.isImpossibleInside([...nodes.map(toHolding), ...goals])
  }

  /** Returns true if the object cannot have a property whose name is in `keys` but is not mentioned in the schemas. */
  #isImpossibleForOthers(keys: Keys, goals: readonly Goal[], mentioned: ReadonlySet<string>): boolean {
    const { required, properties, members } = this.#branch
    if (required.size >= properties.max) return true
    const sources = new Set(members.flatMap(({ patterns }) => patterns.map(([source]) => source)))
    const undecided = [...sources].filter((source) => ![...keys.inside, ...keys.outside].includes(source))
    const others = { ...keys, except: new Set([...keys.except, ...mentioned]) }
    return this.#isImpossibleUnder(others, goals, undecided.slice(0, MAX_PATTERNS))
  }

  #isImpossibleUnder(keys: Keys, goals: readonly Goal[], undecided: readonly string[]): boolean {
    if (isNoKey(keys) || this.#namesAreImpossible(keys)) return true
    const [source, ...rest] = undecided
    if (source !== undefined)
      return (
        this.#isImpossibleUnder({ ...keys, inside: [...keys.inside, source] }, goals, rest) &&
        this.#isImpossibleUnder({ ...keys, outside: [...keys.outside, source] }, goals, rest)
      )
    const nodes = this.#branch.members.flatMap(({ patterns, rest }) => {
      const certain = patterns.filter(([source]) => keys.inside.includes(source)).map(([, node]) => node)
      return patterns.every(([source]) => keys.outside.includes(source)) ? [...certain, rest] : certain
    })
    return this.#prover.isImpossibleInside([...nodes.filter(isNarrow).map(toHolding), ...goals])
  }

  #namesAreImpossible(keys: Keys): boolean {
    if (this.#branch.names.length === 0 && keys.fails === null) return false
    return this.#prover.isImpossibleInside([
      createAsserted({ kind: "type", bits: STRING }, true),
      createAsserted({ kind: "enum", values: [...keys.except] }, false),
      ...this.#branch.names.map(toHolding),
      ...(keys.fails === null ? [] : [toFailing(keys.fails)]),
      ...keys.inside.map((source) => createAsserted({ kind: "pattern", source }, true)),
      ...keys.outside.map((source) => createAsserted({ kind: "pattern", source }, false)),
    ])
  }

  /**
   * Returns true if the object cannot have as many properties as its schemas require. If it can have exactly as many,
   * all possible properties are marked as required.
   */
  areTooFew(): boolean {
    const { properties, required } = this.#branch
    if (properties.min <= required.size) return false
    if (!this.#isImpossibleForOthers(ALL_KEYS, [], this.#mentioned)) return false
    const possible = [...this.#mentioned].filter((name) => this.#mayAdd(name) && !this.isImpossibleFor(name, []))
    if (possible.length === properties.min) for (const name of possible) required.add(name)
    return possible.length < properties.min
  }
}

function findNodes({ named, patterns, rest }: Members, name: string): SchemaNode[] {
  const namedNode = named.get(name)
  const verdicts = patterns.map(([source, node]) => [isPatternMatch(source, name), node] as const)
  const nodes = verdicts.filter(([isMatch]) => isMatch === true).map(([, node]) => node)
  if (namedNode) nodes.push(namedNode)
  const isRest = namedNode === undefined && verdicts.every(([isMatch]) => isMatch === false)
  return (isRest ? [...nodes, rest] : nodes).filter(isNarrow)
}

function isNoKey({ inside, outside, except }: Keys): boolean {
  return hasNoText({ inside, outside, except, min: 0, max: Number.POSITIVE_INFINITY })
}

function isNarrow({ assertions }: SchemaNode): boolean {
  return assertions.length > 0
}

function isOutside(name: string, { inside, outside, except, fails }: Keys): boolean {
  return (
    except.has(name) ||
    inside.some((source) => isPatternMatch(source, name) === false) ||
    outside.some((source) => isPatternMatch(source, name) === true) ||
    (fails !== null && evaluate(fails, name) === true)
  )
}

function getLiteral(source: string): string[] {
  const match = /^\^([\w-]+)\$$/.exec(source)
  return match?.[1] === undefined ? [] : [match[1]]
}

function listChoices(node: SchemaNode, seen: Set<SchemaNode> = new Set()): string[] {
  if (seen.has(node)) return []
  seen.add(node)
  return node.assertions.flatMap((assertion) => {
    if (assertion.kind === "enum") return assertion.values.filter((value) => typeof value === "string")
    return assertion.kind === "all" ? assertion.nodes.flatMap((inner) => listChoices(inner, seen)) : []
  })
}
