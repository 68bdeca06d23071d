import { isList, isObject, toStringOrUndefined } from "../schema/json.ts"
import { quoteJson } from "../schema/lint-site.ts"
import { formatPointer } from "../schema/refs.ts"
import { buildParameters, type FoundOperation } from "./build-contract.ts"
import { resolvePart } from "./contract-nodes.ts"
import { listFields, type Place } from "./lint-place.ts"
import { getWireForm } from "./parameter-types.ts"

const PLACES = ["query", "header", "path"]

export function checkParameters(entry: FoundOperation, name: string, place: Place): void {
  const { operation, pointer } = entry
  const { schemas, file, report } = place
  const fields = listFields(place, operation)
  const seen = new Set(["token"])
  for (const [index, parameter] of buildParameters(schemas, file, operation).entries()) {
    const at = formatPointer(pointer, "parameters", index)
    const part = resolvePart(file, isList(operation.parameters) ? operation.parameters[index] : undefined)
    const where = toStringOrUndefined(part.in)
    if (where === undefined || !PLACES.includes(where))
      report(
        at,
        "parameter-place",
        `${name}: "${parameter.wire}" is in ${quoteJson(part.in)}.`,
        `Use ${PLACES.join(", ")}.`,
      )
    if (parameter.description === "")
      report(at, "description", `${name} does not say what "${parameter.wire}" means.`, `Add a "description".`)
    if (fields.includes(parameter.name) || seen.has(parameter.name))
      report(at, "input-name", `${name} has two inputs called "${parameter.name}".`, "Rename the one that is ours.")
    seen.add(parameter.name)
    const { type, isList: isMany } = getWireForm(schemas, file, parameter.schema)
    if (type === null)
      report(
        at,
        "parameter-type",
        `${name}: "${parameter.wire}" has no form in an address.`,
        "Use a text, a number, a flag, or in the query string a list of one of them.",
      )
    if (isMany && parameter.in !== "query")
      report(
        at,
        "parameter-type",
        `${name}: "${parameter.wire}" is a list outside the query string.`,
        "Move it there, where it is written once for each entry.",
      )
    if (part.style !== undefined || part.explode !== undefined || part.content !== undefined)
      report(
        at,
        "parameter-style",
        `${name}: "${parameter.wire}" is written in its own way.`,
        `Leave out "style", "explode" and "content": lists are repeated, all else is a plain text.`,
      )
  }
  checkPath(entry, name, place)
}

function checkPath({ operation, pointer, path }: FoundOperation, name: string, { schemas, file, report }: Place): void {
  const parameters = buildParameters(schemas, file, operation).filter((parameter) => parameter.in === "path")
  for (const part of path.split("/").filter((item) => /[{}]/.test(item))) {
    const wire = /^\{([^{}]+)\}$/.exec(part)?.[1]
    if (wire === undefined)
      report(
        pointer,
        "path-parameter",
        `${name}: "${part}" is only partly a parameter.`,
        "Let the parameter be all that is between two slashes.",
      )
    else if (!parameters.some((parameter) => parameter.wire === wire))
      report(
        pointer,
        "path-parameter",
        `${name} does not describe "${wire}" of its path.`,
        `Add a parameter with "in": "path".`,
      )
  }
  for (const { wire, isRequired } of parameters) {
    if (!path.includes(`{${wire}}`))
      report(pointer, "path-parameter", `${name}: "${wire}" is not in its path.`, `Write {${wire}} there.`)
    else if (!isRequired)
      report(pointer, "path-parameter", `${name}: "${wire}" may be missing from its path.`, `Add "required": true.`)
  }
  const item = isObject(file.document.paths) ? file.document.paths[path] : undefined
  if (isObject(item) && item.parameters !== undefined)
    report(
      formatPointer("/paths", path),
      "path-parameter",
      `${path} has parameters for all its operations.`,
      "Write them in each operation.",
    )
}
