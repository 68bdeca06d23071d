import { branchesOf } from "../conditions/branches.ts"
import type { Assertion, ObjectAssertion, ObjectNode } from "../ir/ir.types.ts"
import { lowerFirst } from "../names.ts"
import { limitText, oneOf } from "./docs-texts.ts"

/** The conditions of an object in words, a line for each branch that asks for something. */
export function conditionList(object: ObjectNode): string {
  const lines = branchesOf(object)
    .flat()
    .flatMap(({ property, values, orMissing, holds }) => {
      const demands = holds.flatMap(demandsOf)
      const missing = orMissing ? ", or not chosen" : ""
      return demands.length === 0
        ? []
        : [`- When \`${property}\` is ${oneOf(values)}${missing}: ${demands.join("; ")}.`]
    })
  return lines.join("\n")
}

function demandsOf({ required, properties }: ObjectAssertion): string[] {
  const needed = required.map((name) => `\`${name}\``)
  const last = needed.pop()
  const names = needed.length === 0 ? last : `${needed.join(", ")} and ${last}`
  return [
    ...(last === undefined ? [] : [`${names} must be filled in`]),
    ...properties.flatMap(({ name, assertion }) => {
      const text = narrowText(assertion)
      return text === "" ? [] : [`\`${name}\` ${text}`]
    }),
  ]
}

/** What is asked of a value on top of what its own table says. */
function narrowText(assertion: Assertion): string {
  if (assertion.kind === "enum") return `is ${oneOf(assertion.values)}`
  if (assertion.kind !== "object") return boundsText(assertion)
  const text = assertion.properties.find(({ name }) => name === "value")?.assertion
  return text ? narrowText(text) : demandsOf(assertion).join(", ")
}

function boundsText(assertion: Exclude<Assertion, ObjectAssertion | { readonly kind: "enum" }>): string {
  const text = limitText(assertion).replace(/\.$/, "")
  if (text === "") return ""
  return `${assertion.kind === "number" ? "is" : "has"} ${lowerFirst(text)}`
}
