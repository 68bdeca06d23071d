import { join } from "node:path"
import type { Primitive } from "./read-contracts.ts"
import { type Part, readParts } from "./read-parts.ts"

/**
 * The path of the page that lists all parts. The command `npm run contracts` writes the page, which is not committed.
 */
export const PAGE = join(import.meta.dirname, "../../../../.cache/kit-parts.md")

const HEAD = `# Parts of the kit

What each primitive is made of. Written by \`npm run contracts\` from the sources: what a property takes and what it is
when it is not given stands in the package's types, where an editor shows it.

Beside the properties named here a part takes every attribute of its element, \`ref\`, \`className\` and \`render\`. A part
without an element renders nothing of its own. Properties in bold must be given. How parts are put together:
[a page of parts](../docs/kit.md#a-page-of-parts).
`

export function formatPartsPage(primitives: readonly Primitive[]): string {
  return [HEAD, ...primitives.flatMap(formatSections)].join("\n")
}

function formatSections({ subpath, module }: Primitive): readonly string[] {
  return readParts(module).map(({ namespace, parts }) =>
    [
      `## ${namespace}\n`,
      "```ts",
      `import { ${namespace} } from "@forecourt/ui-kit/${subpath}"`,
      "```\n",
      "| part | element | what | properties |",
      "|---|---|---|---|",
      ...parts.map((part) => renderPart(namespace, part)),
      "",
    ].join("\n"),
  )
}

function renderPart(namespace: string, { name, element, what, props }: Part): string {
  const names = props
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
    .map((prop) => (prop.isRequired ? `**\`${prop.name}\`**` : `\`${prop.name}\``))
  const cells = [`\`${namespace}.${name}\``, element ? `\`${element}\`` : "–", what, names.join(", ") || "–"]
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`
}
