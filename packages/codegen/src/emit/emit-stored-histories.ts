import type { Definition } from "../ir/ir.types.ts"
import { toCamelCase, toMigrationsName } from "../names.ts"
import { createTemplateData } from "./emit-templates.ts"
import { formatConstant, formatHeader, formatKey, joinFile } from "./source.ts"

export interface StoredHistory {
  readonly block: string
  readonly earlier: ReadonlyMap<number, Definition>
}

const TYPE = `/** The templates of a block's earlier versions, and its migrations. */
export interface BlockHistory {
  /** The templates of earlier versions of the block, by version number of the schema. */
  readonly templates: Readonly<Record<number, Template>>
  readonly migrations: readonly Migration[]
}`

/**
 * Emits copies of all migrations for the content platform. The copies are needed because the platform must not import
 * the blocks.
 */
export function emitStoredHistories(
  histories: readonly StoredHistory[],
  { from, renderer, command }: { readonly from: string; readonly renderer: string; readonly command: string },
): string {
  const imports = histories.map(
    ({ block }) => `import { ${toMigrationsName(block)} } from "./migrations/${block}.migrations.ts"`,
  )
  const entries = histories.map(
    ({ block }) =>
      `  ${formatKey(block)}: { migrations: ${toMigrationsName(block)}, templates: ${getTemplatesName(block)} },\n`,
  )
  return joinFile(
    [
      formatHeader(from, command, "release a version"),
      `import type { Migration } from "${renderer}/migration"`,
      ...imports,
      `import type { Template } from "./templates.ts"`,
    ].join("\n"),
    TYPE,
    ...histories.map(formatTemplates),
    `/** The histories of the blocks, by folder name. */\nexport const histories: Readonly<Record<string, BlockHistory>> = {${
      entries.length > 0 ? `\n${entries.join("")}` : ""
    }}`,
  )
}

function formatTemplates({ block, earlier }: StoredHistory): string {
  const templates = [...earlier].map(
    ([version, definition]) => [String(version), createTemplateData(definition)] as const,
  )
  return formatConstant(
    `const ${getTemplatesName(block)}: Readonly<Record<number, Template>> = `,
    Object.fromEntries(templates),
  )
}

function getTemplatesName(block: string): string {
  return `${toCamelCase(block)}Templates`
}

/** Copies a block's migrations unchanged, since they import only `defineMigration`. */
export function emitStoredMigrations(text: string, from: string, command: string): string {
  return `${formatHeader(from, command, "change it there")}\n${text}`
}
