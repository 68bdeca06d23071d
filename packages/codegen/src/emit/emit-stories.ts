import type { Definition } from "../ir/ir.types.ts"
import { camelCase, pascalCase } from "../names.ts"
import type { ExampleFile } from "../scan-examples.ts"
import { blockMeta } from "./emit-blocks.ts"
import { docComment, file, group, header, indent, quote, WIDTH } from "./source.ts"

const CAUSE = "change or add an example"

interface StoryOptions {
  /** What the file is made from, for its header line. */
  readonly from: string
  readonly command: string
  /** Package that the examples are imported from. */
  readonly packageName: string
}

/** A story for every shown example of a block. */
export function emitStories(
  definition: Definition,
  examples: readonly ExampleFile[],
  { from, command, packageName }: StoryOptions,
): string {
  const shown = examples.filter(({ kind }) => kind === "shown")
  const { cmsName, label } = blockMeta(definition)
  const imports = shown.map(({ name, path }) => importExample(variableOf(name), path, packageName))
  const meta = `export default {
  title: ${quote(`Blocks/${label}`)},
  parameters: { block: ${quote(cmsName)} },
  render: renderBlock,
} satisfies BlockMeta`
  const stories = shown.map(
    ({ name }) =>
      `export const ${pascalCase(name)}: BlockStory = { args: { fields: ${variableOf(name)}, params: {} } }`,
  )
  return file(
    [
      header(from, command, CAUSE),
      ...imports.sort(byPath),
      `import { type BlockMeta, type BlockStory, renderBlock } from "../story.tsx"`,
    ].join("\n"),
    meta,
    ...stories,
  )
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
