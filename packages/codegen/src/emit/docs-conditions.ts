import { listBranches } from "../conditions/branches.ts"
import type { Assertion, ObjectAssertion, ObjectNode } from "../ir/ir.types.ts"
import { toLowerFirst } from "../names.ts"
import { formatLimits, oneOf } from "./docs-texts.ts"

export function renderConditions(object: ObjectNode): string {
  const lines = listBranches(object)
    .flat()
    .flatMap(({ property, values, orMissing, holds }) => {
      const demands = holds.flatMap(listDemands)
      const missing = orMissing ? ", or has no value" : ""
      return demands.length === 0
        ? []
        : [`- When \`${property}\` is ${oneOf(values)}${missing}: ${demands.join("; ")}.`]
    })
  return lines.join("\n")
}

function listDemands({ required, properties }: ObjectAssertion): string[] {
  const needed = required.map((name) => `\`${name}\``)
  const last = needed.pop()
  const names = needed.length === 0 ? last : `${needed.join(", ")} and ${last}`
  return [
    ...(last === undefined ? [] : [`${names} must have a value`]),
    ...properties.flatMap(({ name, assertion }) => {
      const text = formatNarrowing(assertion)
      return text === "" ? [] : [`\`${name}\` ${text}`]
    }),
  ]
}

function formatNarrowing(assertion: Assertion): string {
  if (assertion.kind === "enum") return `is ${oneOf(assertion.values)}`
  if (assertion.kind !== "object") return formatBounds(assertion)
  const text = assertion.properties.find(({ name }) => name === "value")?.assertion
  return text ? formatNarrowing(text) : listDemands(assertion).join(", ")
}

function formatBounds(assertion: Exclude<Assertion, ObjectAssertion | { readonly kind: "enum" }>): string {
  const text = formatLimits(assertion).replace(/\.$/, "")
  if (text === "") return ""
  return `${assertion.kind === "number" ? "is" : "has"} ${toLowerFirst(text)}`
}
