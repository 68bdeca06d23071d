import { posix } from "node:path"
import { getDefaults } from "../ir/defaults.ts"
import type { Definition } from "../ir/ir.types.ts"
import { addArticle, isPlural, toCamelCase, toLowerFirst, toSentenceCase, toSpokenName } from "../names.ts"
import type { BlockFolder } from "../scan-blocks.ts"
import type { BlockStyles } from "../scan-styles.ts"
import { isObject, type Json, toNumberOrUndefined, toStringOrUndefined, toStrings } from "../schema/json.ts"
import { getHistoryName } from "./emit-history.ts"
import { createRootWire, findObject, getWireName, toWireData } from "./emit-wire.ts"
import {
  formatConstant,
  formatDocComment,
  formatGroup,
  formatHeader,
  formatImport,
  formatKey,
  indent,
  joinFile,
  WIDTH,
} from "./source.ts"

export interface BlockSource extends BlockFolder {
  readonly definition: Definition
}

export function emitWireFile(definition: Definition, from: string, renderer: string, command: string): string {
  const noun = toSpokenName(definition.name)
  const fields = isPlural(noun) ? `the ${noun}` : `the fields of ${addArticle(noun)}`
  return joinFile(
    `${formatHeader(from, command)}\nimport type { Wire } from "${renderer}"`,
    `${formatDocComment(`The names and kinds of ${fields} in the content platform.`)}\n${formatConstant(`export const ${getWireName(definition)}: Wire = `, toWireData(createRootWire(definition)))}`,
  )
}

export function emitDefaultsFile(definition: Definition, from: string, command: string): string {
  const { name } = definition
  const noun = toSpokenName(name)
  return joinFile(
    `${formatHeader(from, command)}\nimport type { ${name} } from "./${getModuleFile(definition)}.ts"`,
    `${formatDocComment(`The default values of ${addArticle(noun)}.`)}\n${formatConstant(`export const ${toLowerFirst(name)}Defaults = `, getDefaults(findObject(definition.node)), ` satisfies Partial<${name}>`)}`,
  )
}

function getModuleFile(definition: Definition): string {
  return posix.basename(definition.path, ".schema.json")
}

export function emitRegistry(
  blocks: readonly BlockSource[],
  renderer: string,
  schemas: string,
  command: string,
): string {
  const shown = blocks.filter(({ definition, components }) => components.includes(definition.name))
  const imports = [
    `import type { Registry } from "${renderer}"`,
    ...shown.flatMap((block) => formatRegistryImports(block)),
  ]
  const entries = shown.map((block) => formatRegistryEntry(block))
  return joinFile(
    [formatHeader(`${schemas}/blocks`, command), ...imports].join("\n"),
    `/** The blocks of the sites, by their names in the content platform. */\nexport const registry: Registry = {\n${entries.join("")}}`,
  )
}

function formatRegistryImports({ name, definition, components, hasLoader, hasMigrations }: BlockSource): string[] {
  const pascal = definition.name
  return [
    ...(hasLoader ? [`import { load as load${pascal} } from "../${name}/${name}.load.ts"`] : []),
    formatImport(components, `../${name}/${name}.tsx`),
    ...(hasMigrations ? [`import { ${getHistoryName(definition)} } from "./${name}.history.ts"`] : []),
    `import { parse${pascal} } from "./${name}.parser.js"`,
    `import { read${pascal} } from "./${name}.reader.js"`,
    `import { ${getWireName(definition)} } from "./${name}.wire.ts"`,
  ]
}

function formatRegistryEntry({ name, definition, components, hasLoader, hasMigrations }: BlockSource): string {
  const block = createBlockMeta(definition)
  const variants = components.filter((component) => component !== definition.name)
  const lines = [
    `name: "${name}"`,
    `version: ${block.version}`,
    `render: "${block.render}"`,
    `component: ${definition.name}`,
    ...(variants.length > 0 ? [`variants: { ${variants.join(", ")} }`] : []),
    `wire: ${getWireName(definition)}`,
    ...(hasMigrations ? [`history: ${getHistoryName(definition)}`] : []),
    `read: read${definition.name}`,
    `parse: parse${definition.name}`,
    `explain: async () => (await import("./${name}.zod.js")).explain${definition.name}`,
    ...(hasLoader ? [`load: load${definition.name}`] : []),
  ]
  return `  ${formatKey(block.cmsName)}: {\n${lines.map((line) => `    ${line},\n`).join("")}  },\n`
}

export interface BlockMeta {
  readonly cmsName: string
  readonly label: string
  readonly version: number
  readonly render: string
  readonly category: string
  readonly since: string | undefined
  readonly area: readonly Json[]
  /**
   * The sentence that states when a block renders nothing although its fields are valid, such as "Renders nothing
   * without people."
   */
  readonly emptyRule: string | undefined
  /**
   * The conditions under which the story with all fields is also shown, such as `["tablet"]`. Each condition sets the
   * viewport, the surrounding content or the state after an interaction.
   */
  readonly pictured: readonly string[]
  /** The query parameters that the block reads from the URL. */
  readonly choices: readonly string[]
}

export function createBlockMeta({ name, node }: Definition): BlockMeta {
  const { annotations } = node.meta
  const block = isObject(annotations["x-block"]) ? annotations["x-block"] : {}
  return {
    cmsName: toStringOrUndefined(annotations["x-cms-name"]) ?? name,
    label: toSentenceCase(name),
    version: toNumberOrUndefined(block.version) ?? 1,
    render: toStringOrUndefined(block.render) ?? "server",
    category: toStringOrUndefined(block.category) ?? "Other",
    since: toStringOrUndefined(block.since),
    area: Array.isArray(block.area) ? block.area : [],
    emptyRule: toStringOrUndefined(block.emptyRule),
    pictured: toStrings(block.pictured),
    choices: isObject(block.choices) ? Object.keys(block.choices) : [],
  }
}

export interface IslandSource {
  readonly name: string
  /** The path relative to the blocks folder, for example `navigation/menu.client.tsx`. */
  readonly path: string
}

export interface IslandModules {
  /** The module that exports the islands by name. Blocks import islands from this module. */
  readonly "islands.tsx": string
  /** The module with the client component that can render any island by its name. Every page loads it. */
  readonly "island.tsx": string
  /** The module that lists all islands. It is loaded when the first island is rendered. */
  readonly "island-list.ts": string
}

/**
 * Emits modules that load islands by name. Only the islands in `opening` are part of the module that every page loads.
 */
export function emitIslands(
  islands: readonly IslandSource[],
  opening: readonly string[],
  renderer: string,
  source: string,
  command: string,
): IslandModules {
  const head = formatHeader(`${source}/*/*.client.tsx`, command, "change or add such a file")
  const first = islands.filter(({ name }) => opening.includes(name))
  const open = '() => import("./island-list.ts").then(({ findIsland }) => findIsland)'
  const loader =
    first.length === 0
      ? `createIslandLoader(${open})`
      : `createIslandLoader(${open}, {\n${first.map(({ name, path }) => `  ${name}: () => import("../${path}"),\n`).join("")}})`
  return {
    "islands.tsx": formatIslandNames(islands, renderer, head),
    "island.tsx": joinFile(
      `"use client"\n\n${head}\nimport { createIslandLoader } from "${renderer}/island"`,
      `/** Renders an island by its name. Every island on a page uses this component. */\nexport const Island = ${loader}`,
    ),
    "island-list.ts": joinFile(
      [head, `import { createIslandList } from "${renderer}/island-list"`],
      `/** The islands by name, each in a separate chunk. */\nexport const findIsland = createIslandList({\n${islands.map(formatIslandEntry).join("")}})`,
    ),
  }
}

function formatIslandNames(islands: readonly IslandSource[], renderer: string, head: string): string {
  if (islands.length === 0) return joinFile([head, "export {}"])
  return joinFile(
    [
      head,
      `import { createNamedIsland } from "${renderer}"`,
      ...islands.map(({ name, path }) => `import type { ${name} as ${name}Leaf } from "../${path}"`),
      'import { Island } from "./island.tsx"',
    ],
    ...islands.map(({ name }) => `export const ${name} = createNamedIsland<typeof ${name}Leaf>(Island, "${name}")`),
  )
}

function formatIslandEntry({ name, path }: IslandSource): string {
  const start = `  ${name}: () =>`
  const load = `import("../${path}").then((module) => module.${name}),`
  return `${start}${start.length + 1 + load.length > WIDTH ? "\n    " : " "}${load}\n`
}

/**
 * Emits a module that lists the style sheets of each block, so that a page includes only the style sheets of its
 * blocks.
 */
export function emitStyles(blocks: readonly BlockStyles[], renderer: string, source: string, command: string): string {
  const names = new Map(blocks.flatMap(({ sheets }) => sheets.map((sheet) => [sheet, getSheetName(sheet)])))
  const imports = [...names].map(([sheet, name]) => `import * as ${name} from "${sheet}"`)
  const entries = blocks.map(({ name, sheets }) =>
    indent(
      formatGroup(
        `${formatKey(name)}: [`,
        sheets.map((sheet) => names.get(sheet) ?? ""),
        "]",
        WIDTH - 3,
      ),
    ),
  )
  return joinFile(
    [
      formatHeader(`the imports of ${source}/*/*.tsx`, command, "change those files"),
      `import type { BlockStyles } from "${renderer}"`,
      ...imports,
    ].join("\n"),
    `/** The style sheets of each block: those of the kit's parts and of its islands, then the block's own. */\nexport const styles: BlockStyles = {\n${entries.map((entry) => `${entry},\n`).join("")}}`,
  )
}

/**
 * Returns the variable name for a style sheet: `kitFilm` for `@forecourt/ui-kit/css/film.css`, and `stylesButton` for
 * `../styles/button…`.
 */
function getSheetName(sheet: string): string {
  const [folder = "", name = ""] = sheet
    .replace(/(\.module)?\.css$/, "")
    .split("/")
    .slice(-2)
  if (!sheet.startsWith(".")) return toCamelCase(`kit-${name}`)
  return toCamelCase(name.startsWith(folder) ? name : `${folder}-${name}`)
}
