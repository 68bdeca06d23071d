import { isObject, toEntries } from "../schema/json.ts"
import { quoteJson } from "../schema/lint-site.ts"
import { formatPointer } from "../schema/refs.ts"
import { suggest } from "../schema/suggest.ts"
import { buildParameters, type FoundOperation, getSecurity } from "./build-contract.ts"
import type { ContractFile } from "./contract.types.ts"
import { listFields, type Place } from "./lint-place.ts"

const SUBJECTS = ["address", "session"]

const SCHEMES = ["session", "siteKey"]

/** The maximum size of a request body in bytes. It is the limit of the framework that the sites use. */
const MAX_BYTES = 10 * 1024 * 1024

export function checkLimits({ operation, pointer }: FoundOperation, name: string, place: Place): void {
  const { schemas, file, report } = place
  const security = getSecurity(file, operation)
  for (const scheme of security.filter((item) => !SCHEMES.includes(item) && !isApiKey(file, item)))
    report(
      formatPointer(pointer, "security"),
      "security",
      `${name} asks for "${scheme}".`,
      `Use ${SCHEMES.join(" and ")}.`,
    )
  checkBytes({ operation, pointer }, name, place)
  const limits = operation["x-limits"]
  if (limits === undefined) {
    if (security.includes("siteKey"))
      report(pointer, "limits", `${name} may be called without end.`, `Add "x-limits": { "address": 40 }.`)
    return
  }
  const at = formatPointer(pointer, "x-limits")
  const parameters = buildParameters(schemas, file, operation).map((parameter) => parameter.name)
  const subjects = [...SUBJECTS, ...listFields(place, operation), ...parameters]
  for (const [subject, most] of toEntries(limits)) {
    if (!subjects.includes(subject))
      report(
        formatPointer(at, subject),
        "limits",
        `${name} is counted by "${subject}", which no request has.`,
        suggest(subject, subjects, "") ?? `Choose from ${subjects.join(", ")}.`,
      )
    if (!Number.isInteger(most) || Number(most) < 1)
      report(
        formatPointer(at, subject),
        "limits",
        `${name}: ${quoteJson(most)} is no number of calls.`,
        "Write a whole number.",
      )
  }
  if (!isObject(limits) || limits.address === undefined)
    report(at, "limits", `${name} is not counted by address.`, `Add "address": what a household or an office may need.`)
}

function checkBytes(
  { operation, pointer }: Pick<FoundOperation, "operation" | "pointer">,
  name: string,
  { report }: Place,
): void {
  const bytes = operation["x-max-bytes"]
  if (bytes === undefined) return
  const at = formatPointer(pointer, "x-max-bytes")
  if (operation.requestBody === undefined)
    report(at, "max-bytes", `${name} has no body that could be large.`, "Leave it out.")
  else if (!Number.isInteger(bytes) || Number(bytes) < 1 || Number(bytes) > MAX_BYTES)
    report(
      at,
      "max-bytes",
      `${name}: ${quoteJson(bytes)} is no size of a body.`,
      `Write a whole number of bytes up to ${MAX_BYTES}.`,
    )
}

function isApiKey({ document }: ContractFile, name: string): boolean {
  const components = isObject(document.components) ? document.components : {}
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {}
  const scheme = schemes[name]
  return isObject(scheme) && scheme.type === "apiKey"
}
