import type { Definition } from "../ir/ir.types.ts"
import { camelCase, isPlural, lowerFirst, sentenceCase, spokenName, withArticle } from "../names.ts"
import type { BlockStyles } from "../scan-styles.ts"
import { isObject, type Json, numberOf, stringOf, stringsOf } from "../schema/json.ts"
import { historyName } from "./emit-history.ts"
import { objectOf, type WireEntry, wireData, wireName, wireOf } from "./emit-wire.ts"
import { constant, docComment, file, group, header, importLine, indent, key, WIDTH } from "./source.ts"

/** A block: its schema and what stands in its source folder. */
export interface BlockSource {
  /** Folder name. */
  readonly name: string
  readonly definition: Definition
  /** Names of the components its module exports. */
  readonly components: readonly string[]
  readonly hasLoader: boolean
  readonly hasMigrations: boolean
}

export function emitWireFile(definition: Definition, from: string, renderer: string, command: string): string {
  const object = objectOf(definition)
  const entries: readonly WireEntry[] = object ? wireOf(object) : []
  const noun = spokenName(definition.name)
  const fields = isPlural(noun) ? `the ${noun}` : `the fields of ${withArticle(noun)}`
  return file(
    `${header(from, command)}\nimport type { Wire } from "${renderer}"`,
    `${docComment(`Names and kinds of ${fields} in the content platform.`)}\n${constant(`export const ${wireName(definition)}: Wire = `, wireData(entries))}`,
  )
}

export function emitDefaultsFile(definition: Definition, from: string, command: string): string {
  const { name } = definition
  const object = objectOf(definition)
  const defaults = (object?.properties ?? []).flatMap(({ name, node }) =>
    node.meta.default === undefined ? [] : [[name, node.meta.default] as const],
  )
  const noun = spokenName(name)
  return file(
    `${header(from, command)}\nimport type { ${name} } from "./${moduleFile(definition)}.ts"`,
    `${docComment(`What ${withArticle(noun)} has where its editor chose nothing.`)}\n${constant(`export const ${lowerFirst(name)}Defaults = `, Object.fromEntries(defaults), ` satisfies Partial<${name}>`)}`,
  )
}

function moduleFile(definition: Definition): string {
  return (
    definition.path
      .split("/")
      .at(-1)
      ?.replace(/\.schema\.json$/, "") ?? ""
  )
}

/** The map from names in the content platform to blocks. Everything in it runs on the server. */
export function emitRegistry(
  blocks: readonly BlockSource[],
  renderer: string,
  schemas: string,
  command: string,
): string {
  const shown = blocks.filter(({ definition, components }) => components.includes(definition.name))
  const imports = [`import type { Registry } from "${renderer}"`, ...shown.flatMap((block) => registryImports(block))]
  const entries = shown.map((block) => registryEntry(block))
  return file(
    [header(`${schemas}/blocks`, command), ...imports].join("\n"),
    `/** Every block of the sites by its name in the content platform. */\nexport const registry: Registry = {\n${entries.join("")}}`,
  )
}

function registryImports({ name, definition, components, hasLoader, hasMigrations }: BlockSource): string[] {
  const pascal = definition.name
  return [
    ...(hasLoader ? [`import { load as load${pascal} } from "../${name}/${name}.load.ts"`] : []),
    importLine(components, `../${name}/${name}.tsx`),
    ...(hasMigrations ? [`import { ${historyName(definition)} } from "./${name}.history.ts"`] : []),
    `import { parse${pascal} } from "./${name}.parser.js"`,
    `import { read${pascal} } from "./${name}.reader.js"`,
    `import { ${wireName(definition)} } from "./${name}.wire.ts"`,
  ]
}

function registryEntry({ name, definition, components, hasLoader, hasMigrations }: BlockSource): string {
  const block = blockMeta(definition)
  const variants = components.filter((component) => component !== definition.name)
  const lines = [
    `name: "${name}"`,
    `version: ${block.version}`,
    `render: "${block.render}"`,
    `component: ${definition.name}`,
    ...(variants.length > 0 ? [`variants: { ${variants.join(", ")} }`] : []),
    `wire: ${wireName(definition)}`,
    ...(hasMigrations ? [`history: ${historyName(definition)}`] : []),
    `read: read${definition.name}`,
    `parse: parse${definition.name}`,
    `explain: async () => (await import("./${name}.zod.js")).explain${definition.name}`,
    ...(hasLoader ? [`load: load${definition.name}`] : []),
  ]
  return `  ${key(block.cmsName)}: {\n${lines.map((line) => `    ${line},\n`).join("")}  },\n`
}

export interface BlockMeta {
  readonly cmsName: string
  readonly label: string
  readonly version: number
  readonly render: string
  readonly category: string
  readonly since: string | undefined
  readonly area: readonly Json[]
  /** When the block renders nothing although its fields are right. */
  readonly emptyRule: string | undefined
  /** How the story with everything is shown. */
  readonly pictured: readonly string[]
  /** Names that it reads from the address of its page. */
  readonly choices: readonly string[]
}

export function blockMeta({ name, node }: Definition): BlockMeta {
  const { annotations } = node.meta
  const block = isObject(annotations["x-block"]) ? annotations["x-block"] : {}
  return {
    cmsName: stringOf(annotations["x-cms-name"]) ?? name,
    label: sentenceCase(name),
    version: numberOf(block.version) ?? 1,
    render: stringOf(block.render) ?? "server",
    category: stringOf(block.category) ?? "Other",
    since: stringOf(block.since),
    area: Array.isArray(block.area) ? block.area : [],
    emptyRule: stringOf(block.emptyRule),
    pictured: stringsOf(block.pictured),
    choices: isObject(block.choices) ? Object.keys(block.choices) : [],
  }
}

/** A client component found in a block's folder. */
export interface IslandSource {
  readonly name: string
  /** Path from the folder of the blocks, for example `navigation/menu.client.tsx`. */
  readonly path: string
}

/** The modules between blocks and their islands. */
export interface IslandModules {
  /** What blocks import: each island under its name. */
  readonly "islands.tsx": string
  /** The one client component, which every page loads. */
  readonly "island.tsx": string
  /** What it loads once an island is rendered. */
  readonly "island-list.ts": string
}

/**
 * Islands behind one small client module, through which a page downloads only those it shows. That module itself names
 * those that pages open with.
 */
export function emitIslands(
  islands: readonly IslandSource[],
  opening: readonly string[],
  renderer: string,
  source: string,
  command: string,
): IslandModules {
  const head = header(`${source}/*/*.client.tsx`, command, "change or add such a file")
  const first = islands.filter(({ name }) => opening.includes(name))
  const open = '() => import("./island-list.ts").then(({ findIsland }) => findIsland)'
  const loader =
    first.length === 0
      ? `islandLoader(${open})`
      : `islandLoader(${open}, {\n${first.map(({ name, path }) => `  ${name}: () => import("../${path}"),\n`).join("")}})`
  return {
    "islands.tsx": islandNames(islands, renderer, head),
    "island.tsx": file(
      `"use client"\n\n${head}\nimport { islandLoader } from "${renderer}/island"`,
      `/** Every island on a page is this one, which renders the island it is given the name of. */\nexport const Island = ${loader}`,
    ),
    "island-list.ts": file(
      [head, `import { islandList } from "${renderer}/island-list"`],
      `/** Every island by its name, each in a chunk of its own. */\nexport const findIsland = islandList({\n${islands.map(islandEntry).join("")}})`,
    ),
  }
}

function islandNames(islands: readonly IslandSource[], renderer: string, head: string): string {
  if (islands.length === 0) return file([head, "export {}"])
  return file(
    [
      head,
      `import { islandNamed } from "${renderer}"`,
      ...islands.map(({ name, path }) => `import type { ${name} as ${name}Leaf } from "../${path}"`),
      'import { Island } from "./island.tsx"',
    ],
    ...islands.map(({ name }) => `export const ${name} = islandNamed<typeof ${name}Leaf>(Island, "${name}")`),
  )
}

function islandEntry({ name, path }: IslandSource): string {
  const start = `  ${name}: () =>`
  const load = `import("../${path}").then((module) => module.${name}),`
  return `${start}${start.length + 1 + load.length > WIDTH ? "\n    " : " "}${load}\n`
}

/** The style sheets that each block may need, for sites that send a page only those of its blocks. */
export function emitStyles(blocks: readonly BlockStyles[], renderer: string, source: string, command: string): string {
  const names = new Map(blocks.flatMap(({ sheets }) => sheets.map((sheet) => [sheet, sheetName(sheet)])))
  const imports = [...names].map(([sheet, name]) => `import * as ${name} from "${sheet}"`)
  const entries = blocks.map(({ name, sheets }) =>
    indent(
      group(
        `${key(name)}: [`,
        sheets.map((sheet) => names.get(sheet) ?? ""),
        "]",
        WIDTH - 3,
      ),
    ),
  )
  return file(
    [
      header(`what ${source}/*/*.tsx import`, command, "change those files"),
      `import type { BlockStyles } from "${renderer}"`,
      ...imports,
    ].join("\n"),
    `/** The style sheets of each block, its own last: those of its islands, and of the parts of the kit in them. */\nexport const styles: BlockStyles = {\n${entries.map((entry) => `${entry},\n`).join("")}}`,
  )
}

/** `@forecourt/ui-kit/css/film.css` is `kitFilm`, `../footer/footer.module.css` is `footer`, `../styles/button…` `stylesButton`. */
function sheetName(sheet: string): string {
  const [folder = "", name = ""] = sheet
    .replace(/(\.module)?\.css$/, "")
    .split("/")
    .slice(-2)
  if (!sheet.startsWith(".")) return camelCase(`kit-${name}`)
  return camelCase(name.startsWith(folder) ? name : `${folder}-${name}`)
}
