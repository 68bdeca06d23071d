import type { PageBlock, PageBlocks } from "./page-blocks.ts"
import { guid, toWire } from "./to-wire.ts"

export interface WireRendering {
  readonly uid: string
  readonly componentName: string
  readonly dataSource: string
  readonly params: Readonly<Record<string, string>>
  readonly fields?: object
  readonly placeholders?: Readonly<Record<string, readonly WireRendering[]>>
}

export interface LayoutJson {
  readonly sitecore: {
    readonly context: object
    readonly route: { readonly name: string; readonly placeholders: Readonly<Record<string, readonly WireRendering[]>> }
  }
}

export function layoutJson({ header, main, footer }: PageBlocks): LayoutJson {
  return {
    sitecore: {
      context: {
        pageEditing: false,
        site: { name: "se-automotive" },
        pageState: "normal",
        editMode: "metadata",
        language: "sv",
        itemPath: "/",
      },
      route: {
        name: "Home",
        ...routeData,
        placeholders: {
          "headless-header": [partialDesign("header", header)],
          "headless-main": main.map(rendering),
          "headless-footer": [partialDesign("footer", footer)],
        },
      },
    },
  }
}

const routeData = {
  displayName: "Home",
  fields: { Title: { value: "Hem" } },
  databaseName: "web",
  deviceId: "fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3",
  itemId: "dd555a68-8bf8-4dfa-b67f-040be7d65c51",
  itemLanguage: "sv",
  itemVersion: 1,
  layoutId: "96e5f4ba-a2cf-4a4c-a4e7-64da88226362",
  templateId: "0b4d7e3a-1f0a-4a4f-9c8e-6b9f9f7a2f10",
  templateName: "Page",
}

function rendering({ id, name, entry, fields }: PageBlock, at: number): WireRendering {
  return {
    uid: id,
    componentName: name,
    dataSource: `/sitecore/content/norrvik/se-automotive/Home/Data/${name} ${at + 1}`,
    params: { GridParameters: "col-12", FieldNames: "Default", DynamicPlaceholderId: String(at + 1) },
    fields: toWire(fields, entry.wire),
  }
}

function partialDesign(area: string, blocks: readonly PageBlock[]): WireRendering {
  const sig = `sxa-${area}`
  return {
    uid: guid(),
    componentName: "PartialDesignDynamicPlaceholder",
    dataSource: "",
    params: { sid: `{${guid().toUpperCase()}}`, ph: `headless-${area}`, sig },
    placeholders: { [sig]: blocks.map(rendering) },
  }
}
