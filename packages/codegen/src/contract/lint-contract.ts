import { nearest } from "@forecourt/schema-compat/full-dialect"
import { entriesOf, isList, isObject, type Json, stringOf } from "../schema/json.ts"
import { quoteJson, type Report } from "../schema/lint-site.ts"
import type { Problem } from "../schema/problem.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { isLocalRef, pointerTo, resolveRef, valueAt } from "../schema/refs.ts"
import { type FoundOperation, operationsIn, parametersOf, whyRepeatable } from "./build-contract.ts"
import type { ContractFile } from "./contract.types.ts"
import { eventsIn, filesOf, followed, schemaPathOf } from "./contract-nodes.ts"
import { lintCache } from "./lint-cache.ts"
import { lintLimits } from "./lint-limits.ts"
import { lintParameters } from "./lint-parameters.ts"
import { bodiesOf, type Place } from "./lint-place.ts"
import { lintStream } from "./lint-stream.ts"

/** What of ours stands in contracts beside OpenAPI. */
export const EXTENSIONS = ["x-cache", "x-limits", "x-max-bytes", "x-query-method", "x-repeatable", "x-stream"]

/** How a call may end well. */
const SUCCESSES = [200, 201, 202, 203, 204]
const NO_CONTENT = 204

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
    files: new Map([...schemas.files, ...filesOf(file)]),
  }
  if (typeof ref === "string" && isLocalRef(ref) && valueAt(within, resolveRef(ref, file.path)) !== undefined) return
  const path = typeof ref === "string" ? resolveRef(ref, file.path).path : ""
  const meant = within.files.has(path) ? undefined : nearest(path, within.files.keys())
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
  if (stringOf(operation.summary) === undefined)
    report(pointer, "summary", `${name} does not say what it does.`, `Add a "summary" of one sentence.`)
  lintParameters(found, name, place)
  lintBody(found, name, place)
  lintResponses(found, name, place)
  lintRepeatable(found, name, place)
  lintLimits(found, name, place)
  lintCache(found, name, place)
  lintStream(found, name, place)
}

function lintBody({ operation, method, pointer }: FoundOperation, name: string, place: Place): void {
  const { file, report } = place
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
  if (bodiesOf(place, operation).length === 0)
    report(
      at,
      "body",
      `${name}: the body is not a schema file of an object, or of several of which it is one.`,
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
  const [status, part] = first
  const { content } = followed(file, part)
  if (!SUCCESSES.includes(Number(status)))
    report(
      pointerTo(at, status),
      "response",
      `${name} answers with ${status}, which no call of ours means.`,
      `Use one of ${SUCCESSES.join(", ")}.`,
    )
  if (Number(status) === NO_CONTENT && content !== undefined)
    report(
      pointerTo(at, status),
      "response",
      `${name} answers with 204, which has no body, and describes one.`,
      "Take the content away, or answer with 200.",
    )
  if (content !== undefined && eventsIn(content) === null && schemaPathOf(schemas, file, content) === null)
    report(
      pointerTo(at, status),
      "response",
      `${name}: the response is not a schema file.`,
      `Refer to one: { "$ref": "….schema.json" }.`,
    )
}

/** HTTP says what may be repeated; what it cannot know is said in a sentence, or not at all. */
function lintRepeatable(
  { operation, method, pointer }: FoundOperation,
  name: string,
  { schemas, file, report }: Place,
): void {
  const said = operation["x-repeatable"]
  if (said === undefined) return
  const at = pointerTo(pointer, "x-repeatable")
  const why = whyRepeatable(method, parametersOf(schemas, file, operation))
  if (why !== null) report(at, "repeatable", `${name} may be repeated anyway: ${why}`, "Leave it out.")
  else if (typeof said !== "string" || !/\S+ \S+/.test(said))
    report(
      at,
      "repeatable",
      `${name} is a ${method} that is said to be repeated, and nothing keeps it from being done twice.`,
      `Ask for an "Idempotency-Key", or say in a sentence why it does no harm.`,
    )
}
