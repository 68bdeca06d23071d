import type { Definition } from "../ir/ir.types.ts"
import type { Json } from "../schema/json.ts"
import { blockMeta } from "./emit-blocks.ts"
import { parserName } from "./emit-parser.ts"
import { objectOf, wireData, wireName, wireOf } from "./emit-wire.ts"
import { constant, file, header, importLine, key } from "./source.ts"

/** The map from the name of a page template to the type of its fields. */
export function emitPageTypes(pages: readonly Definition[]): string {
  const entries = pages.map((page) => `  ${key(blockMeta(page).cmsName)}: ${page.name}\n`)
  return `\n/** Fields of each page template, by its name in the content platform. */\nexport interface PageTemplates {\n${entries.join("")}}\n`
}

/** How the fields of each page template are read from the wire, and checked. */
export function emitPageTemplates(
  pages: readonly Definition[],
  from: string,
  renderer: string,
  command: string,
): string {
  const parsers = importLine(pages.map(parserName), "./pages.parser.js")
  const head = `${header(from, command)}\nimport type { Wire } from "${renderer}"\n${parsers}`
  const wires = pages.map((page) => {
    const object = objectOf(page)
    return constant(`const ${wireName(page)}: Wire = `, (object ? wireData(wireOf(object)) : {}) as Json)
  })
  const entries = pages.map(
    (page) => `  ${key(blockMeta(page).cmsName)}: { wire: ${wireName(page)}, parse: ${parserName(page)} },\n`,
  )
  const templates = `/** How a page of each template is read and checked, by the template's name in the content platform. */\nexport const pageTemplates: Readonly<\n  Record<string, { readonly wire: Wire; readonly parse: (value: unknown) => object | null }>\n> = {\n${entries.join("")}}`
  return file(head, ...wires, templates)
}
