import { posix } from "node:path"
import type { Definition } from "../ir/ir.types.ts"
import { camelCase, pascalCase } from "../names.ts"
import type { ExampleFile } from "../scan-examples.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { blockMeta } from "./emit-blocks.ts"
import { formName } from "./emit-form.ts"
import { typeNames } from "./emit-types.ts"
import { objectOf } from "./emit-wire.ts"
import { constant, docComment, file, group, header, indent, key, literal, member, quote, WIDTH } from "./source.ts"
import { type StoryCase, type StoryCases, storyCases } from "./story-cases.ts"

const CAUSE = "change the schema or its examples"

interface StoryOptions {
  /** What the file is made from, for its header line. */
  readonly from: string
  readonly command: string
  /** Package that the examples are imported from. */
  readonly packageName: string
}

/** An exported story: its name, and its properties as source. */
interface Story {
  readonly name: string
  readonly parts: readonly string[]
}

/**
 * The stories of a block: its shown examples, then what its constraints give, then what is seen when it is refused and
 * before its scripts have come.
 */
export function emitStories(
  definition: Definition,
  examples: readonly ExampleFile[],
  { from, command, packageName }: StoryOptions,
): string {
  const object = objectOf(definition)
  const sampled = object ? storyCases(definition, object) : null
  const longest = sampled?.cases.find(({ spoken }) => spoken)?.spoken
  const { emptyRule, render, pictured } = blockMeta(definition)
  const shown = examples.filter(({ kind }) => kind === "shown")
  const refused = examples.filter(({ kind }) => kind === "invalid").slice(0, 1)
  const stories: readonly Story[] = [
    ...shown.map(({ name }) => ({ name: pascalCase(name), parts: [`args: ${variableOf(name)}`] })),
    ...(sampled ? sampledStories(sampled, pictured, emptyRule !== undefined) : []),
    ...refused.map(({ name }) => ({ name: "Refused", parts: [`args: ${variableOf(name)}.fields`] })),
    ...(render === "server"
      ? []
      : [{ name: "BeforeScripts", parts: ["...asSent", `args: ${sampled ? "all" : variableOf("default")}`] }]),
  ]
  const named = [...new Map(stories.toReversed().map((story) => [story.name, story])).values()].toReversed()
  const body = named.map(storyText)

  const type = typeNames(definition).at(-1) ?? definition.name
  const block = posix.basename(definition.path, ".schema.json")
  const form = formName(definition)
  const imports = [
    ...[...shown, ...refused].map(({ name, path }) => importExample(variableOf(name), path, packageName)).sort(byPath),
    importNames(storyImports(body), "../story.tsx"),
    `import { ${form} } from "./${block}.form.ts"`,
    ...(sampled ? [`import type { ${type} } from "./${block}.ts"`] : []),
  ]
  return file(
    [header(from, command, CAUSE), ...imports].join("\n"),
    metaText(definition, form, shown[0]),
    sampled &&
      `/** Everything an editor can fill in at once. */\n${constant("const all = ", sampled.all, ` satisfies ${type}`)}`,
    sampled?.english &&
      `/** The same in English. */\n${constant("const english = ", sampled.english, ` satisfies ${type}`)}`,
    longest &&
      `/** The longest words that people really write, by language. */\n${constant("const longest = ", longest, ` satisfies Record<string, ${type}>`)}`,
    ...body,
  )
}

function sampledStories(
  { all, english, cases }: StoryCases,
  pictured: readonly string[],
  mayRenderNothing: boolean,
): Story[] {
  const args = english === null ? "args: all" : "...inEveryLanguage({ sv: all, en: english })"
  return [
    { name: "AllFields", parts: [...pictureParts(pictured), args] },
    ...cases.map((own) => ({ name: own.name, parts: caseParts(own, all, mayRenderNothing) })),
  ]
}

/** Windows of a story are said by its tags; everything else is done by what stands beside the stories. */
const WINDOWS = ["phone", "tablet", "wide"]

function pictureParts(pictured: readonly string[]): string[] {
  const windows = pictured.filter((way) => WINDOWS.includes(way))
  return [
    ...(windows.length > 0 ? [`tags: [${windows.map(quote).join(", ")}]`] : []),
    ...pictured.filter((way) => !WINDOWS.includes(way)).map((way) => `...${camelCase(way)}`),
  ]
}

function metaText(definition: Definition, form: string, example: ExampleFile | undefined): string {
  const { cmsName, label } = blockMeta(definition)
  const found = example && waitsForSearch(definition) ? member(variableOf(example.name), FOUND) : null
  return `export default {
  title: ${quote(`Blocks/${label}`)},
  parameters: { block: ${quote(cmsName)} },
  argTypes: controlsOf(${quote(cmsName)}, ${form}),
${found ? `  args: { ${FOUND}: ${found} },\n` : ""}  render: renderBlock,
} satisfies BlockMeta`
}

/** What a search found, as JSON, in every block that has a loader for it. */
const FOUND = "found"

/** Whether a block renders nothing without what a search found: its other stories take that from an example. */
function waitsForSearch(definition: Definition): boolean {
  const found = objectOf(definition)?.properties.find(({ name }) => name === FOUND)
  return blockMeta(definition).emptyRule !== undefined && found?.node.meta.annotations["x-loaded"] === true
}

const STORY_TOOLS = [
  "amidTexts",
  "asSent",
  "controlsOf",
  "inEveryLanguage",
  "longestTexts",
  "opened",
  "renderBlock",
  "repeat",
  "scrolled",
  "without",
]

/** What the stories take from beside them: those of its tools that they use. */
function storyImports(body: readonly string[]): string[] {
  const always = ["controlsOf", "renderBlock"]
  const used = STORY_TOOLS.filter(
    (tool) => always.includes(tool) || body.some((text) => new RegExp(`\\b${tool}\\b`).test(text)),
  )
  return ["type BlockMeta", "type BlockStory", ...used].sort((a, b) =>
    a.replace("type ", "").toLowerCase() < b.replace("type ", "").toLowerCase() ? -1 : 1,
  )
}

function storyText({ name, parts }: Story): string {
  return group(`export const ${name}: BlockStory = {`, parts, "}")
}

function caseParts(own: StoryCase, all: JsonObject, mayRenderNothing: boolean): string[] {
  const { spoken, changes } = own
  if (spoken !== undefined) return ["...longestTexts(longest)"]
  const isBare = Object.keys(changes).length === 0 && own.without.length > 0
  const hasEmptyList = Object.values(changes).some((value) => Array.isArray(value) && value.length === 0)
  return [
    ...((isBare || hasEmptyList) && mayRenderNothing ? ["parameters: { mayBeEmpty: true }"] : []),
    `args: ${argsText(own, all)}`,
  ]
}

/** A literal that will stand in a line of the given indentation, once it is set there. */
function literalAt(value: Json, column: number, indented: number): string {
  return literal(value, column, indented).replaceAll(`\n${" ".repeat(indented)}`, "\n")
}

function lengthText(list: string, count: number): string {
  return count === 1 ? `${list}.slice(0, 1)` : `repeat(${list}, ${count})`
}

/** The difference to `all`, said in the shorter of two ways. */
function argsText({ changes, without, list }: StoryCase, all: JsonObject): string {
  const kept = Object.keys(all).filter((name) => !without.includes(name) && !(name in changes))
  const dropped = without.length > 0 ? [`...without(all, ${without.map(quote).join(", ")})`] : ["...all"]
  const entries = [
    ...(kept.length < without.length ? kept.map((name) => `${key(name)}: ${member("all", name)}`) : dropped),
    ...Object.entries(changes).map(([name, value]) => `${key(name)}: ${literalAt(value, 6 + name.length, 4)}`),
    ...(list ? [`${key(list.property)}: ${lengthText(member("all", list.property), list.count)}`] : []),
  ]
  const [only, ...others] = entries
  if (only?.startsWith("...") && others.length === 0) return only.slice(3)
  return group("{", entries, "}", WIDTH - 50)
}

/** Every example of every block, for tests. */
export function emitExamples(
  blocks: readonly { name: string; examples: readonly ExampleFile[] }[],
  { from, command, packageName }: StoryOptions,
): string {
  const all = blocks.flatMap(({ name: block, examples }) =>
    examples.map((example) => ({ ...example, block, variable: camelCase(`${block}-${example.name}`) })),
  )
  const entries = all.map(({ block, name, kind, variable }) => {
    const own = [`block: ${quote(block)}`, `name: ${quote(name)}`, `kind: ${quote(kind)}`]
    return indent(group("{", [...own, kind === "invalid" ? `...${variable}` : `fields: ${variable}`], "}", WIDTH - 3))
  })
  return file(
    [
      header(from, command, CAUSE),
      ...all.map(({ variable, path }) => importExample(variable, path, packageName)).sort(byPath),
    ].join("\n"),
    `${docComment("Fields of a block as its schema's examples give them.")}
export interface Example {
  /** Folder name of the block. */
  readonly block: string
  /** Path below the block's examples, for example \`edge/no-image\`. */
  readonly name: string
  /** \`shown\` ones are stories, \`edge\` ones are for tests, \`invalid\` ones must be refused. */
  readonly kind: "shown" | "edge" | "invalid"
  readonly fields: object
  /** What is wrong with an invalid one. */
  readonly expect?: readonly { readonly pointer: string; readonly keyword: string }[]
}`,
    `export const examples: readonly Example[] = [\n${entries.join(",\n")},\n]`,
  )
}

function variableOf(name: string): string {
  const variable = camelCase(name)
  return variable === "default" ? "standard" : variable
}

function importExample(variable: string, path: string, packageName: string): string {
  const line = `import ${variable} from "${packageName}/${path}" with { type: "json" }`
  return line.length <= WIDTH ? line : line.replace('{ type: "json" }', '{\n  type: "json",\n}')
}

function byPath(a: string, b: string): number {
  const [left = "", right = ""] = [a, b].map((line) => /from "(.*?)"/.exec(line)?.[1])
  return left < right ? -1 : 1
}

/** An import on one line, or on one for each name where that is too long, as the formatter has it. */
function importNames(names: readonly string[], path: string): string {
  const line = `import { ${names.join(", ")} } from "${path}"`
  return line.length <= WIDTH ? line : `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "${path}"`
}
