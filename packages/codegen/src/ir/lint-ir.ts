import { toUpperFirst } from "../names.ts"
import { toStringOrUndefined } from "../schema/json.ts"
import type { Problem } from "../schema/problem.ts"
import { hasDefaults } from "./defaults.ts"
import { listInnerNodes } from "./find-refs.ts"
import type { Assertion, Condition, Definition, Ir, Node, ObjectNode } from "./ir.types.ts"
import { isAccepted, isAssertionMet } from "./is-accepted.ts"

/**
 * Checks the rules that can be checked only after each `$ref` and `allOf` has been resolved. The rules for names apply
 * only in a schemas folder.
 */
export function checkIr(
  { definitions, folder }: Ir,
  { isFullDialect, known }: { readonly isFullDialect: boolean; readonly known: ReadonlySet<Definition> },
): Problem[] {
  const problems: Problem[] = []
  const report: Report = ({ path, pointer }, rule, message, cure) =>
    problems.push({ file: `${folder}/${path}`, pointer, rule, message, cure })
  for (const definition of definitions) {
    if (known.has(definition)) continue
    checkNode(definition.node, report)
    if (!isFullDialect) checkRoot(definition, report)
  }
  if (!isFullDialect) checkNames(definitions, report)
  return problems
}

type Report = (place: { path: string; pointer: string }, rule: string, message: string, cure: string) => void

function checkRoot({ node, path, pointer }: Definition, report: Report): void {
  if (pointer !== "") return
  if (node.nullable && node.kind !== "unknown")
    report(
      node,
      "nullable-root",
      "A separate schema cannot be null: a parser answers null for what does not fit.",
      `Allow "null" where it is referred to.`,
    )
  if (path.startsWith("blocks/") && node.kind === "object")
    for (const property of node.properties) checkStorable(property.node, report)
}

function checkNode(node: Node, report: Report): void {
  const { default: fallback } = node.meta
  if (fallback !== undefined && !isAccepted({ ...node, meta: { ...node.meta } }, fallback))
    report(
      node,
      "default",
      `The default ${JSON.stringify(fallback)} does not fit the schema.`,
      "Correct one of the two.",
    )
  switch (node.kind) {
    case "array":
      if (node.uniqueItems && hasDefaultsInside(node.items))
        report(
          node,
          "unique-defaults",
          `"uniqueItems" over entries with defaults: whether two are the same depends on who looks.`,
          "Take away the defaults, or the keyword.",
        )
      if (node.uniqueItems && isOpenInside(node.items))
        report(
          node,
          "unique-open",
          `"uniqueItems" over entries with properties that are passed over: two may only differ in those.`,
          `Write "additionalProperties": false for the entries, or take away the keyword.`,
        )
      break
    case "object":
      checkObject(node, report)
      break
    case "union":
      for (const { node: variant } of node.variants)
        if (variant.nullable || getShape(variant).kind !== "object")
          report(
            variant,
            "branch",
            "A branch that is distinguished by a property is an object.",
            `Write "type": "object".`,
          )
  }
  for (const inner of listInnerNodes(node)) checkNode(inner, report)
}

function checkObject(node: ObjectNode, report: Report): void {
  const inherited = node.properties.find(({ name }) => name in Object.prototype)
  if (inherited !== undefined)
    report(
      node,
      "inherited-name",
      `Every object in JavaScript has "${inherited.name}" already.`,
      "Choose another name for the property.",
    )
  const defaulted = node.properties.filter(({ node }) => node.meta.default !== undefined)
  if (defaulted.length > 0 && (node.minProperties !== undefined || node.maxProperties !== undefined))
    report(
      node,
      "size-defaults",
      "Counting properties that may be filled in gives two results.",
      `Take away the defaults, or "minProperties" and "maxProperties".`,
    )
  if (node.properties.length > 0 && node.rest === "open" && (node.minProperties ?? node.maxProperties) !== undefined)
    report(
      node,
      "size-open",
      "Properties that are passed over would count.",
      `Write "additionalProperties": false, or take away "minProperties" and "maxProperties".`,
    )
  if (node.properties.length > 0 && typeof node.rest !== "string" && node.conditions.length > 0)
    report(node, "unmergeable", `Conditions next to "additionalProperties" with a schema.`, "Name the properties.")
  for (const condition of node.conditions) checkCondition(node, condition, report)
}

/**
 * Reports defaults that contradict a condition. Conditions are checked before missing properties are filled with their
 * defaults.
 */
function checkCondition(object: ObjectNode, condition: Condition, report: Report): void {
  const defaults = new Map(object.properties.map(({ name, node }) => [name, node.meta.default]))
  const fallback = defaults.get(condition.property)
  if (fallback !== undefined && condition.values.some((value) => value === fallback) !== condition.whenMissing)
    report(
      object,
      "condition-default",
      `"if" requires "${condition.property}", whose default ${JSON.stringify(fallback)} is filled in where it is missing.`,
      condition.whenMissing
        ? `Add "required": ["${condition.property}"] to "if".`
        : `Take "${condition.property}" off the "required" of "if".`,
    )
  for (const assertion of [condition.met, condition.unmet]) {
    for (const name of assertion?.required ?? [])
      if (defaults.get(name) !== undefined)
        report(
          object,
          "required-default",
          `A condition requires "${name}", which has a default.`,
          "Take away one of the two.",
        )
    for (const { name, assertion: inner } of assertion?.properties ?? [])
      if (!isDefaultKept(inner, defaults.get(name)))
        report(
          object,
          "condition-default",
          `The default of "${name}" does not keep what a condition asks.`,
          "Correct one of the two.",
        )
  }
}

function isDefaultKept(assertion: Assertion, fallback: Node["meta"]["default"]): boolean {
  return fallback === undefined || isAssertionMet(assertion, fallback)
}

/**
 * True if parsing a value may remove properties. This happens if an object in the schema ignores properties that are
 * not listed.
 */
function isOpenInside(node: Node, seen = new Set<Node>()): boolean {
  if (seen.has(node)) return false
  seen.add(node)
  if (node.kind === "ref") return isOpenInside(node.target.node, seen)
  const isOpen = node.kind === "object" && node.rest === "open" && node.properties.length > 0
  return isOpen || listInnerNodes(node).some((inner) => isOpenInside(inner, seen))
}

function hasDefaultsInside(node: Node): boolean {
  return hasDefaults({ id: "", path: "", pointer: "", name: "", node })
}

function getShape(node: Node): Node {
  return node.kind === "ref" ? getShape(node.target.node) : node
}

function checkStorable(node: Node, report: Report, around: readonly Node[] = []): void {
  const shape = getShape(node)
  if (toStringOrUndefined(shape.meta.annotations["x-field"]) !== undefined) return
  const path = [...around, shape]
  const isEndless = around.includes(shape)
  if (!isEndless && shape.kind === "object" && shape.properties.length > 0) {
    for (const property of shape.properties) checkStorable(property.node, report, path)
    return
  }
  if (!isEndless && shape.kind === "array") {
    const items = getShape(shape.items)
    if (items.kind === "object" && items.properties.length > 0) {
      if (toStringOrUndefined(items.meta.annotations["x-field"]) === undefined)
        for (const property of items.properties) checkStorable(property.node, report, path)
      return
    }
  }
  if (["string", "number", "boolean", "enum"].includes(shape.kind)) return
  report(
    node,
    "not-storable",
    "The content platform has no field type for this.",
    "Use a list or group of fields. Data that the block reads automatically is returned by its loader.",
  )
}

/** Checks that type names are unique within a folder. Types with the same name would overwrite each other. */
function checkNames(definitions: readonly Definition[], report: Report): void {
  const byRoom = Map.groupBy(
    definitions,
    ({ name, path }) =>
      `${path
        .split("/")
        .slice(0, path.startsWith("fields/") ? 1 : 2)
        .join("/")} ${name}`,
  )
  for (const same of byRoom.values()) {
    const [first, ...others] = same
    for (const other of others)
      report(
        other,
        "name",
        `The type ${other.name} is described in ${first?.id} too.`,
        `Give one of them another "title", for example "${toUpperFirst(other.name)}Part".`,
      )
  }
}
