import { toPascalCase, toUpperFirst } from "../names.ts"
import { DIALECT } from "../schema/dialect.ts"
import { type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import type { SchemaFile, Schemas } from "../schema/read-schemas.ts"
import { buildParameters, listOperations } from "./build-contract.ts"
import type { ContractFile } from "./contract.types.ts"

export function formatParametersName(operation: string): string {
  return `${toUpperFirst(operation)}Parameters`
}

/** Creates the schemas of the parameters. Returns `null` if no operation has parameters. */
export function createParameterSchemas(schemas: Schemas, file: ContractFile): SchemaFile | null {
  const definitions = listOperations(file).flatMap(({ operation }): [string, JsonObject][] => {
    const parameters = buildParameters(schemas, file, operation)
    const name = toStringOrUndefined(operation.operationId) ?? ""
    if (parameters.length === 0) return []
    const schema = {
      title: formatParametersName(name),
      type: "object",
      description: `The parameters of \`${name}\`, without its body.`,
      properties: Object.fromEntries(
        parameters.map(({ name, description, schema }) => [name, { description, ...schema }]),
      ),
      required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      additionalProperties: false,
    }
    return [[formatParametersName(name), schema]]
  })
  if (definitions.length === 0) return null
  const schema = {
    $schema: DIALECT,
    $id: file.path,
    title: `${toPascalCase(file.service)}Parameters`,
    description: "The parameters of each operation.",
    type: "object",
    properties: Object.fromEntries(
      definitions.map(([name]) => [name, { $ref: `#/$defs/${name}`, description: "Parameters." }]),
    ),
    additionalProperties: false,
    $defs: Object.fromEntries(definitions),
  }
  return { path: file.path, schema }
}
