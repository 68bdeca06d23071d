import { posix } from "node:path"
import type { Config } from "../config.ts"
import type { Definition, Ir } from "../ir/ir.types.ts"
import { type Files, type ModuleSources, planModules, toModuleName } from "../plan-modules.ts"
import { hasForms } from "../schema/compose-forms.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { buildContract } from "./build-contract.ts"
import type { ContractFile } from "./contract.types.ts"
import { findParametersDefinition, type TypedContract } from "./contract-names.ts"
import { emitCalls, emitService } from "./emit-calls.ts"
import { emitClient } from "./emit-client.ts"
import { emitContractPage } from "./emit-contract-docs.ts"
import { emitFormDefinitions } from "./emit-form-definitions.ts"
import { emitOperations } from "./emit-operations.ts"

export interface ServiceSources extends ModuleSources {
  readonly workspace: { readonly config: Config }
  readonly schemas: Schemas
  readonly ir: Ir
  readonly contracts: readonly ContractFile[]
}

export function planServices(files: Files, sources: ServiceSources): void {
  const { workspace, schemas, ir, contracts } = sources
  const { services, schemas: folder, command } = workspace.config
  if (!services) return
  const typed = contracts.map((file) => ({ contract: buildContract(schemas, file), ir, command, schemas: folder }))
  const roots = [...ir.roots.values()].filter(
    ({ path }) => path.startsWith("services/") && path.endsWith(".schema.json"),
  )
  const parameters = typed.flatMap((item) =>
    item.contract.operations.flatMap((operation) => findParametersDefinition(item, operation) ?? []),
  )
  planModules(files, services.out, [...roots, ...parameters], sources, {
    withParsers: true,
    getExportName: getModuleName,
  })
  for (const file of [...schemas.files.values()].filter(hasForms))
    files.set(
      `${services.out}/${posix.dirname(file.path).split("/")[1]}/definitions.ts`,
      emitFormDefinitions(file, `${folder}/${file.path}`, command),
    )
  for (const item of typed) planContract(files, item, services)
}

function planContract(files: Files, typed: TypedContract, services: NonNullable<Config["services"]>): void {
  const { service } = typed.contract
  const { out, name, clients, docs } = services
  files.set(`${out}/${service}.ts`, emitService(typed, getModuleName))
  files.set(`${out}/${service}/calls.ts`, emitCalls(typed, getModuleName))
  files.set(`${out}/${service}.operations.ts`, emitOperations(typed, getModuleName))
  if (clients !== undefined) files.set(`${clients}/${service}.ts`, emitClient(typed, name, getModuleName))
  if (docs !== undefined) files.set(`${docs}/${service}.md`, emitContractPage(typed, { out: docs }))
}

function getModuleName(definition: Definition): string {
  const [, service = ""] = definition.path.split("/")
  return definition.path.endsWith(".openapi.json") ? `${service}/parameters` : toModuleName(definition)
}
