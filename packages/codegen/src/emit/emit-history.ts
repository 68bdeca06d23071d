import type { Definition } from "../ir/ir.types.ts"
import { toLowerFirst, toMigrationsName, toSpokenName } from "../names.ts"
import { createRootWire, toWireData } from "./emit-wire.ts"
import { formatConstant, formatDocComment, formatHeader, joinFile } from "./source.ts"

export interface HistoryOptions {
  readonly block: string
  readonly from: string
  readonly renderer: string
  readonly command: string
}

export function emitHistory(
  { name }: Definition,
  earlier: ReadonlyMap<number, Definition>,
  { block, from, renderer, command }: HistoryOptions,
): string {
  const migrations = toMigrationsName(block)
  const wires = [...earlier].map(([version, definition]) =>
    formatConstant(`const wire${version}: Wire = `, toWireData(createRootWire(definition))),
  )
  const byVersion = [...earlier.keys()].map((version) => `${version}: wire${version}`)
  return joinFile(
    `${formatHeader(from, command, "release a version")}\nimport type { History, Wire } from "${renderer}"\nimport { ${migrations} } from "../${block}/${block}.migrations.ts"`,
    ...wires,
    `${formatDocComment(`The rules for reading content of earlier versions of the ${toSpokenName(name)}.`)}\nexport const ${getHistoryName({ name })}: History = {\n  migrations: ${migrations},\n  wires: ${byVersion.length > 0 ? `{ ${byVersion.join(", ")} }` : "{}"},\n}`,
  )
}

export function getHistoryName({ name }: { readonly name: string }): string {
  return `${toLowerFirst(name)}History`
}
