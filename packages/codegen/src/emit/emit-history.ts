import type { Definition } from "../ir/ir.types.ts"
import { lowerFirst, migrationsName, spokenName } from "../names.ts"
import { objectOf, wireData, wireOf } from "./emit-wire.ts"
import { constant, docComment, file, header } from "./source.ts"

/** Where a history comes from, and what it imports. */
export interface HistoryOptions {
  /** Folder name of the block. */
  readonly block: string
  readonly from: string
  readonly renderer: string
  readonly command: string
}

/** How content of a block's earlier versions is read: their names on the wire, and the migrations that follow. */
export function emitHistory(
  { name }: Definition,
  earlier: ReadonlyMap<number, Definition>,
  { block, from, renderer, command }: HistoryOptions,
): string {
  const migrations = migrationsName(block)
  const wires = [...earlier].map(([version, definition]) => {
    const object = objectOf(definition)
    return constant(`const wire${version}: Wire = `, wireData(object ? wireOf(object) : []))
  })
  const byVersion = [...earlier.keys()].map((version) => `${version}: wire${version}`)
  return file(
    `${header(from, command, "release a version")}\nimport type { History, Wire } from "${renderer}"\nimport { ${migrations} } from "../${block}/${block}.migrations.ts"`,
    ...wires,
    `${docComment(`How content of earlier versions of the ${spokenName(name)} is read.`)}\nexport const ${historyName({ name })}: History = {\n  migrations: ${migrations},\n  wires: ${byVersion.length > 0 ? `{ ${byVersion.join(", ")} }` : "{}"},\n}`,
  )
}

export function historyName({ name }: { readonly name: string }): string {
  return `${lowerFirst(name)}History`
}
