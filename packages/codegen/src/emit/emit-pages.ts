import type { Definition } from "../ir/ir.types.ts"
import { createBlockMeta } from "./emit-blocks.ts"
import { getParserName } from "./emit-parser.ts"
import { createRootWire, getWireName, toWireData } from "./emit-wire.ts"
import { formatConstant, formatHeader, formatImport, formatKey, joinFile } from "./source.ts"

export function emitPageTypes(pages: readonly Definition[]): string {
  const entries = pages.map((page) => `  ${formatKey(createBlockMeta(page).cmsName)}: ${page.name}\n`)
  return `\n/** The fields of each page template, by its name in the content platform. */\nexport interface PageTemplates {\n${entries.join("")}}\n`
}

export function emitPageTemplates(
  pages: readonly Definition[],
  from: string,
  renderer: string,
  command: string,
): string {
  const parsers = formatImport(pages.map(getParserName), "./pages.parser.js")
  const head = `${formatHeader(from, command)}\nimport type { Wire } from "${renderer}"\n${parsers}`
  const wires = pages.map((page) =>
    formatConstant(`const ${getWireName(page)}: Wire = `, toWireData(createRootWire(page))),
  )
  const entries = pages.map(
    (page) =>
      `  ${formatKey(createBlockMeta(page).cmsName)}: { wire: ${getWireName(page)}, parse: ${getParserName(page)} },\n`,
  )
  const templates = `/** The wire format and the parser of each page template, by its name in the content platform. */\nexport const pageTemplates: Readonly<\n  Record<string, { readonly wire: Wire; readonly parse: (value: unknown) => object | null }>\n> = {\n${entries.join("")}}`
  return joinFile(head, ...wires, templates)
}
