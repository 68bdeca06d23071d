import { existsSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { type Config, readConfig } from "./config.ts"
import { writeGenerated } from "./generate.ts"
import { RESERVED_NAMES } from "./lint-pairs.ts"
import { addArticle, toKebabCase, toPascalCase, toSpokenName } from "./names.ts"
import { DIALECT } from "./schema/dialect.ts"
import type { Json } from "./schema/json.ts"
import { writeTexts } from "./write-files.ts"

export interface NewBlock {
  readonly written: readonly string[]
  readonly generated: number
}

/** Creates a working block with a title and a text: its schema, component, styles and test. */
export function createBlock(root: string, name: string): NewBlock {
  const config = readConfig(root)
  const { blocks } = config
  if (!blocks) throw new Error(`new block: forecourt.config.json has no "blocks". Say there where blocks are kept.`)
  checkName(name)
  const schemaFolder = posix.join(config.schemas, "blocks", name)
  const sourceFolder = posix.join(blocks.source, name)
  for (const folder of [schemaFolder, sourceFolder])
    if (existsSync(join(root, folder)))
      throw new Error(`new block: ${folder} is there already. Edit it, or choose another name.`)

  const files = {
    [`${schemaFolder}/${name}.schema.json`]: formatJson(createSchema(name, readVersion(root, blocks.source))),
    [`${schemaFolder}/${name}.labels.json`]: `${LABELS}\n`,
    [`${schemaFolder}/examples/default.json`]: formatJson(EXAMPLE),
    [`${schemaFolder}/examples/edge/no-text.json`]: formatJson({ title: EXAMPLE.title }),
    [`${schemaFolder}/examples/invalid/unknown-field.json`]: formatJson({
      fields: { ...EXAMPLE, subtitle: { value: "Underrubrik" } },
      expect: [{ pointer: "", keyword: "additionalProperties" }],
    }),
    [`${sourceFolder}/${name}.tsx`]: formatComponent(name, blocks),
    [`${sourceFolder}/${name}.module.css`]: STYLES,
    [`${sourceFolder}/${name}.test.tsx`]: formatTest(name, config),
  }
  writeTexts(root, files)
  return { written: Object.keys(files), generated: writeGenerated(root).differences.length }
}

function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`new block: "${name}" is not written in kebab case. Write ${toKebabCase(name) || "faq-list"}.`)
  if (RESERVED_NAMES.has(name))
    throw new Error(`new block: "${name}" is the name of a generated file. Choose another name.`)
}

/**
 * Returns the current version of the package that contains the blocks, or `0.1.0` if it has none. A new block states
 * this version as `since` in its `x-block` keyword.
 */
function readVersion(root: string, source: string): string {
  const path = join(root, dirname(source), "package.json")
  if (!existsSync(path)) return "0.1.0"
  return (JSON.parse(readFileSync(path, "utf8")) as { version?: string }).version ?? "0.1.0"
}

const EXAMPLE = {
  title: { value: "Välkommen in" },
  text: { value: "<p>Titta förbi när det passar dig. Kaffet är varmt.</p>" },
}

function createSchema(name: string, since: string): Json {
  return {
    $schema: DIALECT,
    $id: `blocks/${name}/${name}.schema.json`,
    title: toPascalCase(name),
    description: "A section with a title and a text.",
    "x-block": { version: 1, since, area: ["main"], render: "server", category: "Text and media" },
    type: "object",
    properties: {
      title: {
        $ref: "../../fields/text.schema.json",
        description: "Heading of the section.",
        "x-editor": { group: "content", order: 10 },
      },
      text: {
        $ref: "../../fields/rich-text.schema.json",
        description: "The section's text.",
        "x-editor": { group: "content", order: 20 },
      },
    },
    required: ["title"],
    additionalProperties: false,
  }
}

/** The labels of a new block, with all languages on one line as the formatter requires. */
const LABELS = `{
  "title": {
    "label": { "sv": "Rubrik", "nb": "Overskrift", "da": "Overskrift", "en": "Title", "fi": "Otsikko", "sk": "Nadpis" },
    "definiteLabel": { "sv": "Rubriken", "nb": "Overskriften" }
  },
  "text": {
    "label": { "sv": "Text", "nb": "Tekst", "da": "Tekst", "en": "Text", "fi": "Teksti", "sk": "Text" },
    "definiteLabel": { "sv": "Texten", "nb": "Teksten" }
  }
}`

function formatComponent(name: string, { renderer, kit }: NonNullable<Config["blocks"]>): string {
  const type = toPascalCase(name)
  const imports = [
    `import { type BlockProps, RichText, Text } from "${renderer}"`,
    ...(kit ? [`import { anatomy } from "${kit}/anatomy"`] : []),
    `import type { ${type} as Fields } from "../generated/${name}.ts"`,
    `import css from "./${name}.module.css"`,
  ]
  const formatPart = (partName: string) => (kit ? `{...part("${partName}")}` : `className={css.${partName}}`)
  return `${imports.join("\n")}
${kit ? `\nconst part = anatomy("${name}", css)\n` : ""}
/** A section with a title and a text. */
export function ${type}({ fields }: BlockProps<Fields>) {
  const { title, text } = fields

  return (
    <section ${formatPart("root")}>
      <Text ${formatPart("title")} as="h2" field={title} />
      <RichText ${formatPart("text")} field={text} />
    </section>
  )
}
`
}

const STYLES = `@layer fc.blocks {
  .root {
    display: grid;
    gap: var(--fc-space-2);
    inline-size: min(100% - 2 * var(--fc-space-gutter), var(--fc-size-content));
    margin-inline: auto;
  }

  .title {
    font-size: var(--fc-text-title-2);
  }
}
`

function formatTest(name: string, { schemasPackage }: Config): string {
  const type = toPascalCase(name)
  const noun = addArticle(toSpokenName(type))
  return `import example from "${schemasPackage}/blocks/${name}/examples/default.json" with { type: "json" }
import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderStory } from "../../test/story.tsx"

test("${noun} renders its title as a heading", () => {
  render(renderStory("${type}", example))

  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("${EXAMPLE.title.value}")
})
`
}

function formatJson(value: Json): string {
  return `${JSON.stringify(value, null, 2)
    .replace(/\[\n\s+("[^"\n]*")\n\s+\]/g, "[$1]")
    .replace(/\{\n\s+("group": "[^"\n]*",)\n\s+("order": \d+)\n\s+\}/g, "{ $1 $2 }")}\n`
}
