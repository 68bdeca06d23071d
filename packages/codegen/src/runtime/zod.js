// Functions around zod for generated schemas, which report errors under the keywords of JSON Schema.
import * as z from "zod"

// A strict Content-Security-Policy forbids compiled validators, and browsers report even the attempt.
if (typeof document !== "undefined") z.config({ jitless: true })

export { z }

/**
 * Creates a custom check that is reported under a keyword of JSON Schema. It also runs when other checks fail, so that
 * all errors are reported at once, but not when the value has another type than the check needs.
 */
export function must(keyword, test, { limit, path = [] } = {}) {
  const isKept = (value) => {
    try {
      return test(value)
    } catch {
      return true
    }
  }
  const isUnhidden = ({ issues }) => !issues.some((issue) => hides(issue, keyword, path))
  return z.refine(isKept, { path, when: isUnhidden, params: { keyword, limit } })
}

/** The keywords that do not depend on the content of a value. */
const ABOUT_THE_WHOLE = new Set(["required", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"])

/** Returns whether an error prevents a check from running: an error in the part that the check reads. */
function hides(issue, keyword, path) {
  if (issue.continue) return false
  const { path: place = [] } = issue
  const length = Math.min(place.length, path.length)
  const isApart = path.slice(0, length).some((step, index) => step !== place[index])
  return !isApart && (place.length <= path.length || !ABOUT_THE_WHOLE.has(keyword))
}

/** Creates a schema for any value with a function that reports each error. */
export function createSchema(check) {
  return z.unknown().check(({ value, issues }) => {
    const report = (path, keyword, facts) =>
      issues.push({ code: "custom", input: value, path, params: { keyword, ...facts } })
    if (value === undefined) report([], "required")
    else check(value, [], report)
  })
}

/** Reports the errors of the branch that matches a value best, if the value matches one beyond its type. */
export function reportNearest(value, path, keyword, checks, report) {
  const branches = checks.map((check) => {
    const faults = []
    check(value, path, (...fault) => faults.push(fault))
    return faults
  })
  const getDepth = (faults) => Math.max(0, ...faults.map(([where]) => where.length - path.length))
  const [nearest = []] = branches.toSorted((a, b) => getDepth(b) - getDepth(a) || a.length - b.length)
  if (getDepth(nearest) === 0 || branches.some((faults) => faults.length === 0)) report(path, keyword)
  else for (const fault of nearest) report(...fault)
}

/** Validates a value and returns its errors by the keywords of JSON Schema; `describe` provides the messages. */
export function findFaults(schema, value) {
  const { error } = schema.safeParse(value, { reportInput: true })
  const faults = error === undefined ? [] : error.issues.flatMap((issue) => listFaults(issue, issue.path))
  return [...Map.groupBy(faults, getField).values()].flat()
}

/** Returns the field that an error is about, by which errors are grouped. */
function getField({ pointer, property }) {
  return pointer === "" ? (property ?? "") : pointer.split("/", 2)[1]
}

function listFaults(issue, path) {
  const { code, input, params } = issue
  switch (code) {
    case "unrecognized_keys":
      return issue.keys.map((property) => faultAt(path, "additionalProperties", { property }))
    case "invalid_type":
      if (input === undefined && path.length > 0) return missing(path)
      return [faultAt(path, "type", { expected: issue.expected === "record" ? "object" : issue.expected })]
    case "invalid_value":
      if (input === undefined && path.length > 0) return missing(path)
      return [faultAt(path, "enum", { options: issue.values })]
    case "invalid_union":
      if (input === undefined && path.length > 0) return missing(path)
      return issue.discriminator === undefined
        ? findNearest(issue.errors, path)
        : [faultAt(path, "oneOf", { property: issue.discriminator })]
    case "too_small":
    case "too_big":
      return [limitFault(issue, path)]
    case "invalid_format":
      return [faultAt(path, "pattern")]
    case "custom": {
      const { keyword, ...facts } = params
      return keyword === "required" && facts.property === undefined ? missing(path) : [faultAt(path, keyword, facts)]
    }
    default:
      return [faultAt(path, "type")]
  }
}

/** Returns the errors of the branch that matched best. */
function findNearest(branches, path) {
  const deepest = branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? []
  if (depth(deepest) === 0) return [faultAt(path, "type")]
  return deepest.flatMap((issue) => listFaults(issue, [...path, ...issue.path]))
}

function depth(issues) {
  return Math.max(0, ...issues.map((issue) => issue.path.length))
}

function limitFault({ code, origin, minimum, maximum, inclusive }, path) {
  const limit = code === "too_small" ? minimum : maximum
  const bound = code === "too_small" ? "min" : "max"
  if (origin === "string") return faultAt(path, `${bound}Length`, { limit })
  return faultAt(path, inclusive ? `${bound}imum` : `exclusive${bound === "min" ? "Min" : "Max"}imum`, { limit })
}

function missing(path) {
  return [faultAt(path.slice(0, -1), "required", { property: String(path.at(-1)) })]
}

function faultAt(path, keyword, facts) {
  const pointer = path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
  return { pointer, keyword, ...facts }
}
