import { nearest } from "@forecourt/schema-compat/full-dialect"
import { entriesOf, isObject } from "../schema/json.ts"
import { quoteJson } from "../schema/lint-site.ts"
import { pointerTo } from "../schema/refs.ts"
import { type FoundOperation, parametersOf, securityOf } from "./build-contract.ts"
import type { ContractFile } from "./contract.types.ts"
import { fieldsOf, type Place } from "./lint-place.ts"

/** By whom or what a call is counted, beside what is sent with it. */
const SUBJECTS = ["address", "session"]

const SCHEMES = ["session", "siteKey"]

/** What a site passes on at most: more than that the framework does not read. */
const MAX_BYTES = 10 * 1024 * 1024

/** Who may call, how often, and with how much. */
export function lintLimits({ operation, pointer }: FoundOperation, name: string, place: Place): void {
  const { schemas, file, report } = place
  const security = securityOf(file, operation)
  for (const scheme of security.filter((one) => !SCHEMES.includes(one) && !isApiKey(file, one)))
    report(pointerTo(pointer, "security"), "security", `${name} asks for "${scheme}".`, `Use ${SCHEMES.join(" and ")}.`)
  lintBytes({ operation, pointer }, name, place)
  const limits = operation["x-limits"]
  if (limits === undefined) {
    if (security.includes("siteKey"))
      report(pointer, "limits", `${name} may be called without end.`, `Add "x-limits": { "address": 40 }.`)
    return
  }
  const at = pointerTo(pointer, "x-limits")
  const parameters = parametersOf(schemas, file, operation).map((parameter) => parameter.name)
  const subjects = [...SUBJECTS, ...fieldsOf(place, operation), ...parameters]
  for (const [subject, most] of entriesOf(limits)) {
    if (!subjects.includes(subject))
      report(
        pointerTo(at, subject),
        "limits",
        `${name} is counted by "${subject}", which nobody sends.`,
        meant(subject, subjects),
      )
    if (!Number.isInteger(most) || Number(most) < 1)
      report(
        pointerTo(at, subject),
        "limits",
        `${name}: ${quoteJson(most)} is no number of calls.`,
        "Write a whole number.",
      )
  }
  if (!isObject(limits) || limits.address === undefined)
    report(at, "limits", `${name} is not counted by address.`, `Add "address": what a household or an office may need.`)
}

function lintBytes(
  { operation, pointer }: Pick<FoundOperation, "operation" | "pointer">,
  name: string,
  { report }: Place,
): void {
  const bytes = operation["x-max-bytes"]
  if (bytes === undefined) return
  const at = pointerTo(pointer, "x-max-bytes")
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

function meant(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  return near === undefined ? `Choose from ${names.join(", ")}.` : `Did you mean ${near}?`
}

function isApiKey({ document }: ContractFile, name: string): boolean {
  const components = isObject(document.components) ? document.components : {}
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {}
  const scheme = schemes[name]
  return isObject(scheme) && scheme.type === "apiKey"
}
