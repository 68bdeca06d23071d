import { posix } from "node:path"
import type { Definition } from "../ir/ir.types.ts"
import { toCamelCase, toPascalCase } from "../names.ts"
import type { ExampleFile } from "../scan-examples.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { createBlockMeta } from "./emit-blocks.ts"
import { getFormName } from "./emit-form.ts"
import { listTypeNames } from "./emit-types.ts"
import { findObject } from "./emit-wire.ts"
import {
  comparePaths,
  formatConstant,
  formatDocComment,
  formatGroup,
  formatHeader,
  formatJsonLiteral,
  formatKey,
  formatMember,
  formatMixedImport,
  indent,
  joinFile,
  toStringLiteral,
  WIDTH,
} from "./source.ts"
import { createStoryCases, type StoryCase, type StoryCases } from "./story-cases.ts"

const CAUSE = "change the schema or its examples"

interface StoryOptions {
  readonly from: string
  readonly command: string
  readonly packageName: string
}

interface Story {
  readonly name: string
  readonly parts: readonly string[]
}

export function emitStories(
  definition: Definition,
  examples: readonly ExampleFile[],
  { from, command, packageName }: StoryOptions,
): string {
  const object = findObject(definition.node)
  const sampled = object ? createStoryCases(definition, object) : null
  const longest = sampled?.cases.find(({ spoken }) => spoken)?.spoken
  const { emptyRule, render, pictured } = createBlockMeta(definition)
  const shown = examples.filter(({ kind }) => kind === "shown")
  const refused = examples.filter(({ kind }) => kind === "invalid").slice(0, 1)
  const stories: readonly Story[] = [
    ...shown.map((example) => ({ name: toPascalCase(example.name), parts: [`args: ${formatExampleArgs(example)}`] })),
    ...(sampled ? createSampledStories(sampled, pictured, emptyRule !== undefined) : []),
    ...refused.map(({ name }) => ({ name: "Refused", parts: [`args: ${toVariable(name)}.fields`] })),
    ...(render === "server"
      ? []
      : [{ name: "BeforeScripts", parts: ["...asSent", `args: ${sampled ? "all" : toVariable("default")}`] }]),
  ]
  const named = [...new Map(stories.toReversed().map((story) => [story.name, story])).values()].toReversed()
  const body = named.map(formatStory)

  const type = listTypeNames(definition).at(-1) ?? definition.name
  const block = posix.basename(definition.path, ".schema.json")
  const form = getFormName(definition)
  const imports = [
    ...[...shown, ...refused]
      .flatMap((example) => formatExampleImports(example, toVariable(example.name), packageName))
      .sort(comparePaths),
    formatMixedImport(listStoryTools(body), ["BlockMeta", "BlockStory"], "../../test/story.tsx"),
    `import { ${form} } from "./${block}.form.ts"`,
    ...(sampled ? [`import type { ${type} } from "./${block}.ts"`] : []),
  ]
  return joinFile(
    [formatHeader(from, command, CAUSE), ...imports].join("\n"),
    formatMeta(definition, form, shown[0]),
    sampled &&
      `/** All fields that can be visible at the same time. */\n${formatConstant("const all = ", sampled.all, ` satisfies ${type}`)}`,
    sampled?.english &&
      `/** The same fields in English. */\n${formatConstant("const english = ", sampled.english, ` satisfies ${type}`)}`,
    longest &&
      `/** The fields with long but realistic words, by language. */\n${formatConstant("const longest = ", longest, ` satisfies Record<string, ${type}>`)}`,
    ...body,
  )
}

function createSampledStories(
  { all, english, cases }: StoryCases,
  pictured: readonly string[],
  mayRenderNothing: boolean,
): Story[] {
  const args = english === null ? "args: all" : "...createEveryLanguage({ sv: all, en: english })"
  return [
    { name: "AllFields", parts: [...formatPictureParts(pictured), args] },
    ...cases.map((storyCase) => ({ name: storyCase.name, parts: formatCaseParts(storyCase, all, mayRenderNothing) })),
  ]
}

const WINDOWS = ["phone", "tablet", "wide"]

function formatPictureParts(pictured: readonly string[]): string[] {
  const windows = pictured.filter((way) => WINDOWS.includes(way))
  return [
    ...(windows.length > 0 ? [`tags: [${windows.map(toStringLiteral).join(", ")}]`] : []),
    ...pictured.filter((way) => !WINDOWS.includes(way)).map((way) => `...${toCamelCase(way)}`),
  ]
}

function formatMeta(definition: Definition, form: string, example: ExampleFile | undefined): string {
  const { cmsName, label } = createBlockMeta(definition)
  return `export default {
  title: ${toStringLiteral(`Blocks/${label}`)},
  parameters: { block: ${toStringLiteral(cmsName)} },
  argTypes: createControls(${toStringLiteral(cmsName)}, ${form}),
${example?.data ? `  args: { data: ${toVariable(example.name)}Data },\n` : ""}  render: renderBlock,
} satisfies BlockMeta`
}

function formatExampleArgs({ name, data }: ExampleFile): string {
  const variable = toVariable(name)
  return data === undefined ? variable : `{ ...${variable}, data: ${variable}Data }`
}

const STORY_TOOLS = [
  "amidTexts",
  "asSent",
  "createControls",
  "createEveryLanguage",
  "createLongestTexts",
  "opened",
  "renderBlock",
  "repeat",
  "scrolled",
  "removeFields",
]

function listStoryTools(body: readonly string[]): string[] {
  const always = ["createControls", "renderBlock"]
  return STORY_TOOLS.filter(
    (tool) => always.includes(tool) || body.some((text) => new RegExp(`\\b${tool}\\b`).test(text)),
  )
}

function formatStory({ name, parts }: Story): string {
  return formatGroup(`export const ${name}: BlockStory = {`, parts, "}")
}

function formatCaseParts(storyCase: StoryCase, all: JsonObject, mayRenderNothing: boolean): string[] {
  const { spoken, changes } = storyCase
  if (spoken !== undefined) return ["...createLongestTexts(longest)"]
  const isBare = Object.keys(changes).length === 0 && storyCase.without.length > 0
  const hasEmptyList = Object.values(changes).some((value) => Array.isArray(value) && value.length === 0)
  return [
    ...((isBare || hasEmptyList) && mayRenderNothing ? ["parameters: { mayBeEmpty: true }"] : []),
    `args: ${formatArgs(storyCase, all)}`,
  ]
}

function formatLiteral(value: Json, column: number, indented: number): string {
  return formatJsonLiteral(value, column, indented).replaceAll(`\n${" ".repeat(indented)}`, "\n")
}

function formatLength(list: string, count: number): string {
  return count === 1 ? `${list}.slice(0, 1)` : `repeat(${list}, ${count})`
}

/**
 * Formats the fields of a story case by listing either the fields of `all` that are kept or those that are removed. The
 * shorter list is used.
 */
function formatArgs({ changes, without, list }: StoryCase, all: JsonObject): string {
  const kept = Object.keys(all).filter((name) => !without.includes(name) && !(name in changes))
  const dropped = without.length > 0 ? [`...removeFields(all, ${without.map(toStringLiteral).join(", ")})`] : ["...all"]
  const entries = [
    ...(kept.length < without.length
      ? kept.map((name) => `${formatKey(name)}: ${formatMember("all", name)}`)
      : dropped),
    ...Object.entries(changes).map(
      ([name, value]) => `${formatKey(name)}: ${formatLiteral(value, 6 + name.length, 4)}`,
    ),
    ...(list ? [`${formatKey(list.property)}: ${formatLength(formatMember("all", list.property), list.count)}`] : []),
  ]
  const [only, ...others] = entries
  if (only?.startsWith("...") && others.length === 0) return only.slice(3)
  return formatGroup("{", entries, "}", WIDTH - 50)
}

export function emitExamples(
  blocks: readonly { name: string; examples: readonly ExampleFile[] }[],
  { from, command, packageName }: StoryOptions,
): string {
  const all = blocks.flatMap(({ name: block, examples }) =>
    examples.map((example) => ({ ...example, block, variable: toCamelCase(`${block}-${example.name}`) })),
  )
  const entries = all.map(({ block, name, kind, data, variable }) => {
    const properties = [
      `block: ${toStringLiteral(block)}`,
      `name: ${toStringLiteral(name)}`,
      `kind: ${toStringLiteral(kind)}`,
      ...(data === undefined ? [] : [`data: ${variable}Data`]),
    ]
    return indent(
      formatGroup("{", [...properties, kind === "invalid" ? `...${variable}` : `fields: ${variable}`], "}", WIDTH - 3),
    )
  })
  return joinFile(
    [
      formatHeader(from, command, CAUSE),
      ...all.flatMap((example) => formatExampleImports(example, example.variable, packageName)).sort(comparePaths),
    ].join("\n"),
    `${formatDocComment("The fields of a block in an example of its schema.")}
export interface Example {
  /** The folder name of the block. */
  readonly block: string
  /** The path relative to the block's examples folder, such as \`edge/no-image\`. */
  readonly name: string
  /**
   * The kind of example: \`shown\` examples are stories, \`edge\` examples are for tests only, and \`invalid\` examples
   * must be refused.
   */
  readonly kind: "shown" | "edge" | "invalid"
  readonly fields: object
  /** The result of the block's loader. */
  readonly data?: object
  /** The issues that an invalid example must cause. */
  readonly expect?: readonly { readonly pointer: string; readonly keyword: string }[]
}`,
    `export const examples: readonly Example[] = [\n${entries.join(",\n")},\n]`,
  )
}

function toVariable(name: string): string {
  const variable = toCamelCase(name)
  return variable === "default" ? "standard" : variable
}

function formatExampleImports({ path, data }: ExampleFile, variable: string, packageName: string): string[] {
  const fields = formatExampleImport(variable, path, packageName)
  return data === undefined ? [fields] : [fields, formatExampleImport(`${variable}Data`, data, packageName)]
}

function formatExampleImport(variable: string, path: string, packageName: string): string {
  const line = `import ${variable} from "${packageName}/${path}" with { type: "json" }`
  return line.length <= WIDTH ? line : line.replace('{ type: "json" }', '{\n  type: "json",\n}')
}
