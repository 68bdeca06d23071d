import { nearest } from "@forecourt/schema-compat/full-dialect"
import { entriesOf, isList, isObject, type Json, type JsonObject, stringOf } from "../schema/json.ts"
import { quoteJson, type Report } from "../schema/lint-site.ts"
import type { Problem } from "../schema/problem.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { isLocalRef, pointerTo, resolveRef, valueAt } from "../schema/refs.ts"
import { type FoundOperation, operationsIn, parametersOf, securityOf, whyRepeatable } from "./build-contract.ts"
import type { ContractFile } from "./contract.types.ts"
import { followed, schemaPathOf } from "./contract-nodes.ts"

/** What of ours stands in contracts beside OpenAPI. */
export const EXTENSIONS = ["x-limits", "x-query-method", "x-repeatable"]

/** By whom or what a call is counted, beside the fields of its body. */
const SUBJECTS = ["address", "session"]

const SCHEMES = ["session", "siteKey"]

/** Everything in a contract that nothing sound could be written from, and how to put it right. */
export function lintContract(schemas: Schemas, file: ContractFile): Problem[] {
  const problems: Problem[] = []
  const report: Report = (pointer, rule, message, cure) =>
    problems.push({ file: `${schemas.folder}/${file.path}`, pointer, rule, message, cure })
  lintVersion(file, report)
  lintNodes(file.document, "", { schemas, file, report })
  if (problems.length > 0) return problems
  const operations = operationsIn(file)
  lintNames(operations, report)
  for (const found of operations) lintOperation(found, { schemas, file, report })
  return problems
}

interface Place {
  readonly schemas: Schemas
  readonly file: ContractFile
  readonly report: Report
}

function lintVersion({ document }: ContractFile, report: Report): void {
  if (/^3\.1\.\d+$/.test(stringOf(document.openapi) ?? "")) return
  report("/openapi", "openapi", `"openapi" is ${quoteJson(document.openapi)}.`, `Write "openapi": "3.1.1".`)
}

/** Extensions and references, wherever they stand. */
function lintNodes(node: Json, pointer: string, place: Place): void {
  if (isList(node)) for (const [index, entry] of node.entries()) lintNodes(entry, pointerTo(pointer, index), place)
  if (!isObject(node)) return
  for (const [name, value] of Object.entries(node)) {
    const at = pointerTo(pointer, name)
    if (name === "$ref") lintRef(value, at, place)
    else if (name.startsWith("x-") && !EXTENSIONS.includes(name) && !isFreelyNamed(pointer)) {
      const meant = nearest(name, EXTENSIONS)
      const cure = meant ? `Did you mean ${meant}?` : `There are ${EXTENSIONS.join(", ")}: schemas/README.md.`
      place.report(at, "unknown-extension", `There is no extension "${name}".`, cure)
    } else if (name !== "example" && name !== "examples") lintNodes(value, at, place)
  }
}

/** Whether names are the author's own here, as those of headers are. */
function isFreelyNamed(pointer: string): boolean {
  return /\/(?:headers|properties|parameters|schemas|securitySchemes)$/.test(pointer)
}

function lintRef(ref: Json, at: string, { schemas, file, report }: Place): void {
  const within: Schemas = {
    folder: schemas.folder,
    files: new Map([...schemas.files, [file.path, { path: file.path, schema: file.document }]]),
  }
  if (typeof ref === "string" && isLocalRef(ref) && valueAt(within, resolveRef(ref, file.path)) !== undefined) return
  const path = typeof ref === "string" ? resolveRef(ref, file.path).path : ""
  const meant = schemas.files.has(path) ? undefined : nearest(path, schemas.files.keys())
  const cure = meant ? `Did you mean ${meant}?` : "Correct the path; it starts from the folder of this file."
  report(at, "missing-ref", `${quoteJson(ref)} leads nowhere.`, cure)
}

function lintNames(operations: readonly FoundOperation[], report: Report): void {
  const seen = new Set<string>()
  for (const { operation, pointer, method, path } of operations) {
    const name = stringOf(operation.operationId)
    const at = pointerTo(pointer, "operationId")
    if (name === undefined)
      report(
        pointer,
        "operation-id",
        `${method} ${path} has no name.`,
        `Give it an "operationId" such as "findCustomer".`,
      )
    else if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      report(at, "operation-id", `"${name}" is no name for a function.`, `Write it as "findCustomer" is written.`)
    else if (seen.has(name))
      report(at, "operation-name", `Two operations are called "${name}".`, "Give one of them another name.")
    if (name !== undefined) seen.add(name)
  }
}

function lintOperation(found: FoundOperation, place: Place): void {
  const { operation, pointer, method, path } = found
  const { report } = place
  const name = stringOf(operation.operationId) ?? `${method} ${path}`
  if (path.includes("{"))
    report(pointer, "path-parameter", `${path} has a parameter in it.`, "Pass it in the query string or the body.")
  if (stringOf(operation.summary) === undefined)
    report(pointer, "summary", `${name} does not say what it does.`, `Add a "summary" of one sentence.`)
  lintParameters(found, name, place)
  lintBody(found, name, place)
  lintResponses(found, name, place)
  lintRepeatable(found, name, place)
  lintLimits(found, name, place)
}

function lintParameters({ operation, pointer }: FoundOperation, name: string, { schemas, file, report }: Place): void {
  const fields = fieldsOf(schemas, file, operation)
  const seen = new Set(["token"])
  for (const [index, parameter] of parametersOf(file, operation).entries()) {
    const at = pointerTo(pointer, "parameters", index)
    const place = stringOf(followed(file, isList(operation.parameters) ? operation.parameters[index] : undefined).in)
    if (place !== "query" && place !== "header")
      report(
        at,
        "parameter-place",
        `${name}: "${parameter.wire}" stands in ${quoteJson(place)}.`,
        "Use query or header.",
      )
    if (parameter.description === "")
      report(at, "description", `${name} does not say what "${parameter.wire}" means.`, `Add a "description".`)
    if (fields.includes(parameter.name) || seen.has(parameter.name))
      report(at, "input-name", `${name} has two inputs called "${parameter.name}".`, "Rename the one that is ours.")
    seen.add(parameter.name)
  }
}

function lintBody(
  { operation, method, pointer }: FoundOperation,
  name: string,
  { schemas, file, report }: Place,
): void {
  const at = pointerTo(pointer, "requestBody")
  const query = operation["x-query-method"]
  const body = operation.requestBody === undefined ? null : followed(file, operation.requestBody)
  if (query !== undefined && query !== "GET" && query !== "POST")
    report(pointer, "query-method", `${name}: "x-query-method" is ${quoteJson(query)}.`, "Write GET or POST.")
  if (query !== undefined && body === null)
    report(
      pointer,
      "query-method",
      `${name} has no body whose fields could stand in the query string.`,
      "Leave it out.",
    )
  if (body === null) return
  if (method === "GET") report(at, "body", `${name} is a GET with a body.`, "Use query parameters, or POST.")
  const path = schemaPathOf(schemas, file, body.content)
  if (path === null || schemas.files.get(path)?.schema.type !== "object")
    report(
      at,
      "body",
      `${name}: the body is not a schema file of an object.`,
      `Refer to one: { "$ref": "….schema.json" }.`,
    )
}

function lintResponses({ operation, pointer }: FoundOperation, name: string, { schemas, file, report }: Place): void {
  const at = pointerTo(pointer, "responses")
  const done = entriesOf(operation.responses).filter(([status]) => /^2\d\d$/.test(status))
  const [first] = done
  if (done.length !== 1 || first === undefined) {
    report(at, "response", `${name} has ${done.length} responses that mean success.`, "Describe exactly one.")
    return
  }
  const { content } = followed(file, first[1])
  if (content !== undefined && schemaPathOf(schemas, file, content) === null)
    report(
      pointerTo(at, first[0]),
      "response",
      `${name}: the response is not a schema file.`,
      `Refer to one: { "$ref": "….schema.json" }.`,
    )
}

/** HTTP says what may be repeated; what it cannot know is said in a sentence, or not at all. */
function lintRepeatable({ operation, method, pointer }: FoundOperation, name: string, { file, report }: Place): void {
  const said = operation["x-repeatable"]
  if (said === undefined) return
  const at = pointerTo(pointer, "x-repeatable")
  const why = whyRepeatable(method, parametersOf(file, operation))
  if (why !== null) report(at, "repeatable", `${name} may be repeated anyway: ${why}`, "Leave it out.")
  else if (typeof said !== "string" || !/\S+ \S+/.test(said))
    report(
      at,
      "repeatable",
      `${name} is a ${method} that is said to be repeated, and nothing keeps it from being done twice.`,
      `Ask for an "Idempotency-Key", or say in a sentence why it does no harm.`,
    )
}

function lintLimits({ operation, pointer }: FoundOperation, name: string, { schemas, file, report }: Place): void {
  const security = securityOf(file, operation)
  for (const scheme of security.filter((one) => !SCHEMES.includes(one) && !isApiKey(file, one)))
    report(pointerTo(pointer, "security"), "security", `${name} asks for "${scheme}".`, `Use ${SCHEMES.join(" and ")}.`)
  const limits = operation["x-limits"]
  if (limits === undefined) {
    if (security.includes("siteKey"))
      report(pointer, "limits", `${name} may be called without end.`, `Add "x-limits": { "address": 40 }.`)
    return
  }
  const at = pointerTo(pointer, "x-limits")
  const subjects = [...SUBJECTS, ...fieldsOf(schemas, file, operation)]
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

/** Names of the fields of an operation's body. */
function fieldsOf(schemas: Schemas, file: ContractFile, operation: JsonObject): string[] {
  const path = schemaPathOf(schemas, file, followed(file, operation.requestBody).content)
  const schema = path === null ? undefined : schemas.files.get(path)?.schema
  return isObject(schema?.properties) ? Object.keys(schema.properties) : []
}
