// zod as generated schemas use it, and the words for what it finds.
import * as z from "zod"

// A strict content security policy forbids compiled validators, and browsers report even the attempt.
if (typeof document !== "undefined") z.config({ jitless: true })

export { z }

/** A check of our own, reported under a keyword of JSON Schema. */
export function must(keyword, test, { limit, path } = {}) {
  return z.refine(test, { path, params: { keyword, limit } })
}

/** Checks a value and says what is wrong with it in the words of JSON Schema. */
export function explain(schema, value) {
  const { error } = schema.safeParse(value, { reportInput: true })
  return error === undefined ? [] : error.issues.flatMap((issue) => issuesOf(issue, issue.path))
}

function issuesOf(issue, path) {
  const { code, input, params } = issue
  switch (code) {
    case "unrecognized_keys":
      return issue.keys.flatMap((key) => issueAt(path, "additionalProperties", `"${key}" is not known here.`))
    case "invalid_type":
      if (input === undefined && path.length > 0) return missing(path)
      return issueAt(path, "type", `should be ${TYPES[issue.expected] ?? issue.expected}.`)
    case "invalid_value":
      if (input === undefined && path.length > 0) return missing(path)
      return issueAt(path, "enum", `should be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}.`)
    case "invalid_union":
      if (input === undefined && path.length > 0) return missing(path)
      return issue.discriminator === undefined
        ? nearest(issue.errors, path)
        : issueAt(path, "oneOf", `"${issue.discriminator}" has none of the known values.`)
    case "too_small":
    case "too_big":
      return limitIssue(issue, path)
    case "invalid_format":
      return issueAt(path, "pattern", `should fit the pattern ${issue.pattern}.`)
    case "custom":
      if (params.keyword === "required") return missing(path)
      return issueAt(path, params.keyword, MESSAGES[params.keyword](params.limit), params.limit)
    default:
      return issueAt(path, "type", issue.message)
  }
}

/** The faults of the branch that fitted best. */
function nearest(branches, path) {
  const deepest = branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? []
  if (depth(deepest) === 0) return issueAt(path, "type", "is of no kind that is allowed here.")
  return deepest.flatMap((issue) => issuesOf(issue, [...path, ...issue.path]))
}

function depth(issues) {
  return Math.max(0, ...issues.map((issue) => issue.path.length))
}

function limitIssue({ code, origin, minimum, maximum, inclusive, input }, path) {
  const limit = code === "too_small" ? minimum : maximum
  const bound = code === "too_small" ? "min" : "max"
  if (origin === "array") {
    const allowed = `${bound === "min" ? "at least" : "at most"} ${limit}`
    return issueAt(path, `${bound}Items`, `should have ${allowed} entries, but has ${input.length}.`, limit)
  }
  if (origin === "string") return issueAt(path, `${bound}Length`, MESSAGES[`${bound}Length`](limit), limit)
  const keyword = inclusive ? `${bound}imum` : `exclusive${bound === "min" ? "Min" : "Max"}imum`
  return issueAt(path, keyword, MESSAGES[keyword](limit), limit)
}

const TYPES = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
}

const MESSAGES = {
  type: () => "should be a whole number.",
  enum: () => "has none of the values that are allowed here.",
  minLength: (limit) => (limit === 1 ? "should not be empty." : `should have at least ${limit} characters.`),
  maxLength: (limit) => `should have at most ${limit} characters.`,
  pattern: () => "does not fit the pattern.",
  format: () => "is not written as it should be.",
  minimum: (limit) => `should be ${limit} or more.`,
  maximum: (limit) => `should be ${limit} or less.`,
  exclusiveMinimum: (limit) => `should be more than ${limit}.`,
  exclusiveMaximum: (limit) => `should be less than ${limit}.`,
  multipleOf: (limit) => `should be a multiple of ${limit}.`,
  minItems: (limit) => `should have at least ${limit} entries.`,
  maxItems: (limit) => `should have at most ${limit} entries.`,
  uniqueItems: () => "holds the same entry twice.",
  minProperties: (limit) => `should have at least ${limit} entries.`,
  maxProperties: (limit) => `should have at most ${limit} entries.`,
}

function missing(path) {
  return issueAt(path.slice(0, -1), "required", `"${String(path.at(-1))}" is missing.`)
}

function issueAt(path, keyword, message, limit) {
  const pointer = path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
  return limit === undefined ? [{ pointer, keyword, message }] : [{ pointer, keyword, message, limit }]
}
