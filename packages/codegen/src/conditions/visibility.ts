import type { ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
import type { When } from "../runtime/form.js"
import { isList, isObject, type Json } from "../schema/json.ts"
import { type Branch, listBranches } from "./branches.ts"

/**
 * Returns the conditions under which a property is visible in the form: those in `x-editor.showIf` or, if there are
 * none, the conditions of the branches that require the property.
 */
export function getVisibleWhen(property: Property, object: ObjectNode): readonly When[] {
  const shown = getShowIf(property)
  if (shown.length > 0) return shown.map(([name, value]) => toWhenShown(name, value, object))
  const needed = getRequiredWhen(property, object)
  const isKept = listBranches(object).some((branches) =>
    branches.some((branch) => !isRequiring(branch, property) && isMentioning(branch, property)),
  )
  // Where several properties can show it, a single one of them cannot hide it.
  return needed.length === 1 && !isKept ? needed : []
}

export function getRequiredWhen(property: Property, object: ObjectNode): readonly When[] {
  if (property.required) return []
  return listBranches(object).flatMap((branches) => {
    const needing = branches.filter((branch) => isRequiring(branch, property))
    return needing.length === 0 || needing.length === branches.length ? [] : [mergeBranches(needing)]
  })
}

function isRequiring({ holds }: Branch, { name }: Property): boolean {
  return holds.some(({ required }) => required.includes(name))
}

function isMentioning({ holds }: Branch, { name }: Property): boolean {
  return holds.some(({ properties }) => properties.some((property) => property.name === name))
}

function mergeBranches(branches: readonly Branch[]): When {
  const orMissing = branches.some((branch) => branch.orMissing)
  const isListed = branches.flatMap(({ values }) => values)
  return { property: branches[0]?.property ?? "", isOneOf: isListed, ...(orMissing && { orMissing }) }
}

function getShowIf({ node }: Property): [string, Json][] {
  const editor = node.meta.annotations["x-editor"]
  return isObject(editor) && isObject(editor.showIf) ? Object.entries(editor.showIf) : []
}

/**
 * Creates a condition for the value of a property. If an object lacks the property, the condition uses the property's
 * default value.
 */
function toWhenShown(property: string, value: Json, object: ObjectNode): When {
  const isOneOf = (isList(value) ? value : [value]) as readonly (Scalar | null)[]
  const fallback = object.properties.find(({ name }) => name === property)?.node.meta.default
  const orMissing = fallback !== undefined && isOneOf.some((item) => item === fallback)
  return { property, isOneOf, ...(orMissing && { orMissing }) }
}
