import { isObject, type JsonObject } from "../schema/json.ts"
import type { Report } from "../schema/lint-site.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import type { ContractFile } from "./contract.types.ts"
import { followed, schemaPathOf } from "./contract-nodes.ts"

/** Where something in a contract is looked at, and to whom it is reported. */
export interface Place {
  readonly schemas: Schemas
  readonly file: ContractFile
  readonly report: Report
}

/** Names of the fields of an operation's body. */
export function fieldsOf({ schemas, file }: Place, operation: JsonObject): string[] {
  const path = schemaPathOf(schemas, file, followed(file, operation.requestBody).content)
  const schema = path === null ? undefined : schemas.files.get(path)?.schema
  return isObject(schema?.properties) ? Object.keys(schema.properties) : []
}
