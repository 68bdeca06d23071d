import { drawBlock, type Mode, type SiteContext, type TextKey } from "@forecourt/renderer"
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, Suspense } from "react"
import { registry } from "./generated/registry.ts"

/** What a story of a block is given: fields in the block's schema, and rendering parameters. */
export interface BlockArgs {
  readonly fields: object
  readonly params?: Readonly<Record<string, string>>
}

export type BlockMeta = Meta<BlockArgs>
export type BlockStory = StoryObj<BlockArgs>

/** Draws the block named in the story's parameters as a page would draw it, for the site chosen in the toolbar. */
export const renderBlock: NonNullable<BlockMeta["render"]> = ({ fields, params = {} }, { id, parameters, globals }) => (
  <Suspense>{drawStory(String(parameters.block), fields, { ...globals, params, id })}</Suspense>
)

/** Draws a block by its name in the content platform: live, in Swedish, unless the options say otherwise. */
export function drawStory(block: string, fields: object, options: StoryOptions = {}): ReactNode {
  const entry = registry[block]
  if (entry === undefined) throw new Error(`story: no block answers to "${block}". Run \`npm run generate\`.`)
  const { params = {}, id = entry.name } = options
  return drawBlock(entry, fields, storySite(options), { params, id })
}

interface StoryOptions {
  readonly site?: string
  readonly locale?: string
  readonly mode?: Mode
  readonly params?: Readonly<Record<string, string>>
  readonly id?: string
}

const REGIONS: Readonly<Record<string, string>> = { sv: "sv-SE", nb: "nb-NO", en: "en-GB", fi: "fi-FI", sk: "sk-SK" }

/** A site as stories need it: the software's own texts, the pictures as they are. */
export function storySite({ site = "se-automotive", locale = "sv", mode = "live" }: StoryOptions = {}): SiteContext {
  return {
    name: site,
    language: locale,
    languages: Object.keys(REGIONS),
    locale: REGIONS[locale] ?? "sv-SE",
    timeZone: "Europe/Stockholm",
    mode,
    path: "/",
    homePath: "/",
    pathToCarList: "/bilar",
    floatingNavigation: false,
    text: (key, values = {}) => fillIn(textOf(key, locale), values),
    imageUrl: () => null,
    report: ({ message, cause }) => console.warn(message, cause ?? ""),
  }
}

function textOf(key: TextKey, language: string): string {
  const texts: Readonly<Record<string, string>> = dictionary.properties[key]["x-text"]
  return texts[language] ?? texts.en ?? key
}

function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
