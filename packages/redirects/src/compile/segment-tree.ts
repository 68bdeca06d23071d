import type { Step } from "../pattern/source-pattern.ts"

/**
 * A node in the tree of patterns. Each level of the tree represents one path segment. Rules are numbered in the order
 * of the table.
 */
export interface TreeNode {
  literals: Map<string, TreeNode> | null
  /**
   * The child nodes for segments that start with a certain text. The keys are these texts, and `lengths` lists the
   * lengths of the keys.
   */
  prefixes: Map<string, TreeNode> | null
  lengths: number[]
  any: TreeNode | null
  /** The numbers of the rules whose pattern ends at this node. */
  ends: number[] | null
  /** The numbers of the rules whose pattern matches any number of further segments after this node. */
  rests: number[] | null
  /** The lowest number of a rule at this node or below it. */
  first: number
}

export function createNode(): TreeNode {
  return {
    literals: null,
    prefixes: null,
    lengths: [],
    any: null,
    ends: null,
    rests: null,
    first: Number.POSITIVE_INFINITY,
  }
}

/** Adds a rule to the tree. Rules must be added in the order of the table. */
export function addToTree(root: TreeNode, steps: readonly Step[], rule: number): void {
  let node = root
  node.first = Math.min(node.first, rule)
  for (const step of steps) {
    if (step.kind === "rest") {
      node.rests = [...(node.rests ?? []), rule]
      return
    }
    node = getChild(node, step)
    node.first = Math.min(node.first, rule)
  }
  if (node.ends === null) node.ends = [rule]
  else node.ends.push(rule)
}

function getChild(node: TreeNode, step: Exclude<Step, { kind: "rest" }>): TreeNode {
  if (step.kind === "any") {
    node.any ??= createNode()
    return node.any
  }
  if (step.kind === "literal") {
    node.literals ??= new Map()
    return getTextChild(node.literals, step.text)
  }
  node.prefixes ??= new Map()
  if (!node.lengths.includes(step.text.length)) node.lengths.push(step.text.length)
  return getTextChild(node.prefixes, step.text)
}

function getTextChild(children: Map<string, TreeNode>, text: string): TreeNode {
  const existing = children.get(text)
  if (existing !== undefined) return existing
  const made = createNode()
  children.set(text, made)
  return made
}

/**
 * Returns the lowest number of a matching rule that `accepts` allows. Returns `best` if no such number is lower than
 * `best`.
 */
export function findInTree(
  node: TreeNode,
  key: string,
  from: number,
  best: number,
  accepts: (rule: number) => boolean,
): number {
  if (node.first >= best) return best
  let result = node.rests === null ? best : findFirstRule(node.rests, best, accepts)
  if (from > key.length || key.length === 1)
    return node.ends === null ? result : findFirstRule(node.ends, result, accepts)
  if (node.literals === null && node.prefixes === null && node.any === null) return result

  const slash = key.indexOf("/", from)
  const end = slash < 0 ? key.length : slash
  const segment = key.slice(from, end)
  const literal = node.literals?.get(segment)
  if (literal !== undefined) result = findInTree(literal, key, end + 1, result, accepts)
  if (node.prefixes !== null) {
    for (const length of node.lengths) {
      if (length > segment.length) continue
      const prefixed = node.prefixes.get(segment.slice(0, length))
      if (prefixed !== undefined) result = findInTree(prefixed, key, end + 1, result, accepts)
    }
  }
  if (node.any !== null) result = findInTree(node.any, key, end + 1, result, accepts)
  return result
}

function findFirstRule(rules: readonly number[], best: number, accepts: (rule: number) => boolean): number {
  for (const rule of rules) {
    if (rule >= best) return best
    if (accepts(rule)) return rule
  }
  return best
}
