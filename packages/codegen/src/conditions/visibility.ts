import type { ObjectNode, Property, Scalar } from "../ir/ir.types.ts"
import type { When } from "../runtime/form.js"
import { isList, isObject, type Json } from "../schema/json.ts"
import { type Branch, branchesOf } from "./branches.ts"

/**
 * When a property is asked for: as `x-editor.showIf` says, else in those branches of the object's conditions that
 * require it, if others do not mention it. Nothing for what is always asked for.
 */
export function visibleWhen(property: Property, object: ObjectNode): readonly When[] {
  const shown = showIf(property)
  if (shown.length > 0) return shown.map(([name, value]) => whenShown(name, value, object))
  if (property.required) return []
  return object.conditions.flatMap((condition) => {
    const branches = branchesOf(condition, object)
    const needing = branches.filter(({ holds }) => holds?.required.includes(property.name))
    const others = branches.filter((branch) => !needing.includes(branch))
    const isKept = others.some(({ holds }) => holds?.properties.some(({ name }) => name === property.name))
    return needing.length === 0 || others.length === 0 || isKept ? [] : needing.map(whenIn)
  })
}

/** When a property must be filled in that need not be otherwise. */
export function requiredWhen(property: Property, object: ObjectNode): readonly When[] {
  if (property.required) return []
  return object.conditions.flatMap((condition) =>
    branchesOf(condition, object)
      .filter(({ holds }) => holds?.required.includes(property.name))
      .map(whenIn),
  )
}

function whenIn({ property, values, orMissing }: Branch): When {
  return { property, isOneOf: values, ...(orMissing && { orMissing }) }
}

function showIf({ node }: Property): [string, Json][] {
  const editor = node.meta.annotations["x-editor"]
  return isObject(editor) && isObject(editor.showIf) ? Object.entries(editor.showIf) : []
}

/** A property that has no value yet counts as its default. */
function whenShown(property: string, value: Json, object: ObjectNode): When {
  const isOneOf = (isList(value) ? value : [value]) as readonly (Scalar | null)[]
  const fallback = object.properties.find(({ name }) => name === property)?.node.meta.default
  const orMissing = fallback !== undefined && isOneOf.some((one) => one === fallback)
  return { property, isOneOf, ...(orMissing && { orMissing }) }
}
