import { isList, isObject, type Json, toEntries, toStringOrUndefined } from "../schema/json.ts"
import { quoteJson, type Report } from "../schema/lint-site.ts"
import type { Problem } from "../schema/problem.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { formatPointer, getValueAt, isLocalRef, resolveRef } from "../schema/refs.ts"
import { suggest } from "../schema/suggest.ts"
import { buildParameters, type FoundOperation, getRepeatableReason, listOperations } from "./build-contract.ts"
import type { ContractFile } from "./contract.types.ts"
import { findSchemaPath, getEvents, listFiles, resolvePart } from "./contract-nodes.ts"
import { checkCache } from "./lint-cache.ts"
import { checkLimits } from "./lint-limits.ts"
import { checkParameters } from "./lint-parameters.ts"
import { listBodies, type Place } from "./lint-place.ts"
import { checkStream } from "./lint-stream.ts"

export const EXTENSIONS = ["x-cache", "x-limits", "x-max-bytes", "x-query-method", "x-repeatable", "x-stream"]

const SUCCESSES = [200, 201, 202, 203, 204]
const NO_CONTENT = 204

export function lintContract(schemas: Schemas, file: ContractFile): Problem[] {
  const problems: Problem[] = []
  const report: Report = (pointer, rule, message, cure) =>
    problems.push({ file: `${schemas.folder}/${file.path}`, pointer, rule, message, cure })
  checkVersion(file, report)
  checkNodes(file.document, "", { schemas, file, report })
  if (problems.length > 0) return problems
  const operations = listOperations(file)
  checkNames(operations, report)
  for (const entry of operations) checkOperation(entry, { schemas, file, report })
  return problems
}

function checkVersion({ document }: ContractFile, report: Report): void {
  if (/^3\.1\.\d+$/.test(toStringOrUndefined(document.openapi) ?? "")) return
  report("/openapi", "openapi", `"openapi" is ${quoteJson(document.openapi)}.`, `Write "openapi": "3.1.1".`)
}

function checkNodes(node: Json, pointer: string, place: Place): void {
  if (isList(node)) for (const [index, entry] of node.entries()) checkNodes(entry, formatPointer(pointer, index), place)
  if (!isObject(node)) return
  for (const [name, value] of Object.entries(node)) {
    const at = formatPointer(pointer, name)
    if (name === "$ref") checkRef(value, at, place)
    else if (name.startsWith("x-") && !EXTENSIONS.includes(name) && !isFreelyNamed(pointer)) {
      const cure = suggest(name, EXTENSIONS, "") ?? `There are ${EXTENSIONS.join(", ")}: schemas/README.md.`
      place.report(at, "unknown-extension", `There is no extension "${name}".`, cure)
    } else if (name !== "example" && name !== "examples") checkNodes(value, at, place)
  }
}

/**
 * True if the keys of an object in the contract are names that the contract's author chooses, such as the names of
 * headers. Otherwise, the keys are OpenAPI keywords.
 */
function isFreelyNamed(pointer: string): boolean {
  return /\/(?:headers|properties|parameters|schemas|securitySchemes)$/.test(pointer)
}

function checkRef(ref: Json, at: string, { schemas, file, report }: Place): void {
  const within: Schemas = {
    folder: schemas.folder,
    files: new Map([...schemas.files, ...listFiles(file)]),
  }
  if (typeof ref === "string" && isLocalRef(ref) && getValueAt(within, resolveRef(ref, file.path)) !== undefined) return
  const path = typeof ref === "string" ? resolveRef(ref, file.path).path : ""
  const meant = within.files.has(path) ? undefined : suggest(path, within.files.keys(), "")
  const cure = meant ?? "Correct the path; it starts from the folder of this file."
  report(at, "missing-ref", `${quoteJson(ref)} leads nowhere.`, cure)
}

function checkNames(operations: readonly FoundOperation[], report: Report): void {
  const seen = new Set<string>()
  for (const { operation, pointer, method, path } of operations) {
    const name = toStringOrUndefined(operation.operationId)
    const at = formatPointer(pointer, "operationId")
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

function checkOperation(entry: FoundOperation, place: Place): void {
  const { operation, pointer, method, path } = entry
  const { report } = place
  const name = toStringOrUndefined(operation.operationId) ?? `${method} ${path}`
  if (toStringOrUndefined(operation.summary) === undefined)
    report(pointer, "summary", `${name} does not say what it does.`, `Add a "summary" of one sentence.`)
  checkParameters(entry, name, place)
  checkBody(entry, name, place)
  checkResponses(entry, name, place)
  checkRepeatable(entry, name, place)
  checkLimits(entry, name, place)
  checkCache(entry, name, place)
  checkStream(entry, name, place)
}

function checkBody({ operation, method, pointer }: FoundOperation, name: string, place: Place): void {
  const { file, report } = place
  const at = formatPointer(pointer, "requestBody")
  const query = operation["x-query-method"]
  const body = operation.requestBody === undefined ? null : resolvePart(file, operation.requestBody)
  if (query !== undefined && query !== "GET" && query !== "POST")
    report(pointer, "query-method", `${name}: "x-query-method" is ${quoteJson(query)}.`, "Write GET or POST.")
  if (query !== undefined && body === null)
    report(pointer, "query-method", `${name} has no body whose fields could be in the query string.`, "Leave it out.")
  if (body === null) return
  if (method === "GET") report(at, "body", `${name} is a GET with a body.`, "Use query parameters, or POST.")
  if (listBodies(place, operation).length === 0)
    report(
      at,
      "body",
      `${name}: the body is not a schema file of an object, or of several of which it is one.`,
      `Refer to one: { "$ref": "….schema.json" }.`,
    )
}

function checkResponses({ operation, pointer }: FoundOperation, name: string, { schemas, file, report }: Place): void {
  const at = formatPointer(pointer, "responses")
  const done = toEntries(operation.responses).filter(([status]) => /^2\d\d$/.test(status))
  const [first] = done
  if (done.length !== 1 || first === undefined) {
    report(at, "response", `${name} has ${done.length} responses that mean success.`, "Describe exactly one.")
    return
  }
  const [status, part] = first
  const { content } = resolvePart(file, part)
  if (!SUCCESSES.includes(Number(status)))
    report(
      formatPointer(at, status),
      "response",
      `${name} answers with ${status}, which no call of ours means.`,
      `Use one of ${SUCCESSES.join(", ")}.`,
    )
  if (Number(status) === NO_CONTENT && content !== undefined)
    report(
      formatPointer(at, status),
      "response",
      `${name} answers with 204, which has no body, and describes one.`,
      "Take the content away, or answer with 200.",
    )
  if (content !== undefined && getEvents(content) === null && findSchemaPath(schemas, file, content) === null)
    report(
      formatPointer(at, status),
      "response",
      `${name}: the response is not a schema file.`,
      `Refer to one: { "$ref": "….schema.json" }.`,
    )
}

/** Checks that `x-repeatable` is a sentence, and that it is not set for a call that can be repeated anyway. */
function checkRepeatable(
  { operation, method, pointer }: FoundOperation,
  name: string,
  { schemas, file, report }: Place,
): void {
  const said = operation["x-repeatable"]
  if (said === undefined) return
  const at = formatPointer(pointer, "x-repeatable")
  const why = getRepeatableReason(method, buildParameters(schemas, file, operation))
  if (why !== null) report(at, "repeatable", `${name} may be repeated anyway: ${why}`, "Leave it out.")
  else if (typeof said !== "string" || !/\S+ \S+/.test(said))
    report(
      at,
      "repeatable",
      `${name} is a ${method} that is said to be repeated, and nothing keeps it from being done twice.`,
      `Require an "Idempotency-Key", or say in a sentence why it does no harm.`,
    )
}
