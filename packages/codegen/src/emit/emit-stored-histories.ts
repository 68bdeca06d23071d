import type { Definition } from "../ir/ir.types.ts"
import { camelCase, migrationsName } from "../names.ts"
import { templateData } from "./emit-templates.ts"
import { constant, file, header, key } from "./source.ts"

/** What it takes to read a block's earlier content where it is stored. */
export interface StoredHistory {
  /** Folder name of the block. */
  readonly block: string
  readonly earlier: ReadonlyMap<number, Definition>
}

const TYPE = `/** How content of a block's earlier versions is stored, and how it is brought up. */
export interface BlockHistory {
  /** Templates by the version of the schema that they belonged to. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}`

/** The histories of all blocks that have migrations, for the content platform: it must not know the blocks themselves. */
export function emitStoredHistories(
  histories: readonly StoredHistory[],
  { from, renderer, command }: { readonly from: string; readonly renderer: string; readonly command: string },
): string {
  const imports = histories.map(
    ({ block }) => `import { ${migrationsName(block)} } from "./migrations/${block}.migrations.ts"`,
  )
  const entries = histories.map(
    ({ block }) => `  ${key(block)}: { migrations: ${migrationsName(block)}, templates: ${templatesName(block)} },\n`,
  )
  return file(
    [
      header(from, command, "release a version"),
      `import type { Migration } from "${renderer}/migration"`,
      ...imports,
      `import type { Template } from "./templates.ts"`,
    ].join("\n"),
    TYPE,
    ...histories.map(templatesOf),
    `/** By the folder name of the block. */\nexport const histories: Readonly<Record<string, BlockHistory>> = {${
      entries.length > 0 ? `\n${entries.join("")}` : ""
    }}`,
  )
}

function templatesOf({ block, earlier }: StoredHistory): string {
  const templates = [...earlier].map(([version, definition]) => [String(version), templateData(definition)] as const)
  return constant(`const ${templatesName(block)}: Readonly<Record<number, Template>> = `, Object.fromEntries(templates))
}

function templatesName(block: string): string {
  return `${camelCase(block)}Templates`
}

/** A block's migrations as they stand beside the block: they import nothing but `defineMigration`. */
export function emitStoredMigrations(text: string, from: string, command: string): string {
  return `${header(from, command, "change it there")}\n${text}`
}
