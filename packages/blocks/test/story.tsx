import { createEmptyResponse } from "@forecourt/api-clients/search"
import { EMPTY_QUERY } from "@forecourt/filters-machine"
import { type Mode, renderSingleBlock, type SiteContext, type TextKey } from "@forecourt/renderer"
import wording from "@forecourt/schemas/blocks/text-section/examples/default.json" with { type: "json" }
import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, Suspense } from "react"
import { prerender } from "react-dom/static"
import { expect, waitFor } from "storybook/test"
import { CarSearchContext } from "../src/car-list/car-search.ts"
import { type FetchListPage, FetchListPageContext } from "../src/car-list/list-pages.ts"
import type { CarSearch } from "../src/car-list/list-search.ts"
import { registry } from "../src/generated/registry.ts"
import { Later } from "./story-later.tsx"
import { longestModes } from "./story-modes.ts"
import { createFields } from "./story-typed.ts"

export { createControls } from "./story-controls.ts"

/** The args of a story: the fields of the block's schema, and `data`, which is the result of the block's loader. */
export type BlockArgs = Readonly<Record<string, unknown>>

export type BlockMeta = Meta<BlockArgs>
export type BlockStory = StoryObj<BlockArgs>

export const renderBlock: NonNullable<BlockMeta["render"]> = (_, context) => (
  <CarSearchContext value={findNothing}>
    <FetchListPageContext value={fetchEmptyList}>
      <Later>{renderChosen(context)}</Later>
    </FetchListPageContext>
  </CarSearchContext>
)

/** Returns no cars, since Storybook cannot fetch pages of a site. */
const fetchEmptyList: FetchListPage = async () => ({
  query: EMPTY_QUERY,
  found: { total: 0, firstPage: 0, shown: 0, hasMore: false, facets: [] },
  cars: [],
  cards: [],
  example: null,
})

/** Returns no cars, since Storybook has no stock. */
const findNothing: CarSearch = async (request) => createEmptyResponse(request)

type Context = Pick<
  Parameters<NonNullable<BlockMeta["render"]>>[1],
  "args" | "argTypes" | "initialArgs" | "id" | "parameters" | "globals"
>

function renderChosen({ args: { data, ...args }, argTypes, initialArgs, id, parameters, globals }: Context): ReactNode {
  const block = String(parameters.block)
  const spoken = parameters.spoken?.[globals.locale] ?? parameters.spoken?.en
  const fields = createFields({ argTypes, args, initialArgs, spoken })
  return renderStory(block, fields, { ...globals, params: parameters.params, id, data })
}

export function createLongestTexts<Fields extends object>(longest: Readonly<Record<"sv" | "en", Fields>>): BlockStory {
  const { parameters, ...story } = createEveryLanguage(longest)
  return { ...story, parameters: { ...parameters, chromatic: { modes: longestModes } } }
}

export function createEveryLanguage<Fields extends object>(spoken: Readonly<Record<"sv" | "en", Fields>>): BlockStory {
  return { parameters: { spoken }, args: spoken.sv as BlockArgs }
}

/** Shows the server-rendered HTML without hydration. Visitors without JavaScript see the same HTML. */
export const asSent: BlockStory = {
  loaders: [
    async (context) => {
      const { prelude } = await prerender(<Suspense>{renderChosen(context)}</Suspense>)
      return { html: await new Response(prelude).text() }
    },
  ],
  render: (_, { loaded }) => <div data-as-sent="" dangerouslySetInnerHTML={{ __html: String(loaded.html) }} />,
}

export const amidTexts: BlockStory = {
  decorators: [
    (Story, { id, globals }) => (
      <>
        {renderText(`${id}-before`, globals)}
        <Story />
        {renderText(`${id}-after`, globals)}
      </>
    ),
  ],
}

function renderText(id: string, globals: StoryOptions): ReactNode {
  return <Later>{renderStory("TextSection", wording, { ...globals, id })}</Later>
}

export const opened: BlockStory = {
  play: async ({ canvasElement, userEvent }) => {
    const toggle = await waitFor(() => {
      const [first] = canvasElement.querySelectorAll<HTMLElement>("[data-ready] [data-navigation-toggle]")
      expect(first).toBeVisible()
      return first as HTMLElement
    })
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "true"))
  },
}

export const scrolled: BlockStory = {
  decorators: [
    (Story, { id, globals }) => (
      <>
        <Story />
        {renderText(`${id}-1`, globals)}
        {renderText(`${id}-2`, globals)}
        {renderText(`${id}-3`, globals)}
      </>
    ),
  ],
  play: async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
    await waitFor(() => expect(document.querySelector("[data-scope][data-shown]")).toBeVisible())
  },
}

/** Repeats the entries until there are `count` of them. The links of each copy are different. */
export function repeat<Entry>(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / entries.length)
    return addNumbers(entries[index % entries.length], round) as Entry
  })
}

function addNumbers(value: unknown, round: number, name = ""): unknown {
  if (round === 0) return value
  if (typeof value === "string") return name === "path" || name === "href" ? `${value}-${round + 1}` : value
  if (Array.isArray(value)) return value.map((entry) => addNumbers(entry, round))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, addNumbers(entry, round, key)]))
}

export function removeFields(fields: object, ...names: readonly string[]): BlockArgs {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

export function renderStory(block: string, fields: object, options: StoryOptions = {}): ReactNode {
  const entry = registry[block]
  if (entry === undefined) throw new Error(`story: no block answers to "${block}". Run \`npm run generate\`../src`)
  const { params = {}, id = entry.name, data } = options
  return renderSingleBlock(entry, fields, createStorySite(options), { params, id, data })
}

interface StoryOptions {
  readonly site?: string
  readonly locale?: string
  readonly mode?: Mode
  readonly params?: Readonly<Record<string, string>>
  readonly id?: string
  readonly data?: unknown
}

const REGIONS: Readonly<Record<string, string>> = {
  sv: "sv-SE",
  nb: "nb-NO",
  da: "da-DK",
  en: "en-GB",
  fi: "fi-FI",
  sk: "sk-SK",
}

export function createStorySite({
  site = "se-automotive",
  locale = "sv",
  mode = "live",
}: StoryOptions = {}): SiteContext {
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
    privacy: { company: "Norrvik Automotive AB", path: "/integritet" },
    floatingNavigation: false,
    text: (key, values = {}) => formatText(getText(key, locale), values),
    imageUrl: () => null,
    report: ({ message, cause }) => console.warn(message, cause ?? ""),
  }
}

function getText(key: TextKey, language: string): string {
  const texts: Readonly<Record<string, string>> = dictionary.properties[key]["x-text"]
  return texts[language] ?? texts.en ?? key
}

function formatText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
