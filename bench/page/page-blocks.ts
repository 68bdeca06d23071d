import { registry } from "@forecourt/blocks/registry"
import type { RegistryEntry } from "@forecourt/renderer"
import charging from "../../schemas/blocks/blurb/examples/charging-on-dark.json" with { type: "json" }
import tyreHotel from "../../schemas/blocks/blurb/examples/tyre-hotel-reversed.json" with { type: "json" }
import workshop from "../../schemas/blocks/blurb/examples/workshop.json" with { type: "json" }
import campaignCard from "../../schemas/blocks/car-model-card/examples/campaign.json" with { type: "json" }
import cityCar from "../../schemas/blocks/car-model-card/examples/city-car.json" with { type: "json" }
import suv from "../../schemas/blocks/car-model-card/examples/electric-suv.json" with { type: "json" }
import footer from "../../schemas/blocks/footer/examples/complete.json" with { type: "json" }
import campaignHero from "../../schemas/blocks/hero-banner/examples/campaign-centred.json" with { type: "json" }
import home from "../../schemas/blocks/hero-banner/examples/home-with-search.json" with { type: "json" }
import workshopHero from "../../schemas/blocks/hero-banner/examples/workshop.json" with { type: "json" }
import menu from "../../schemas/blocks/navigation/data/with-warning.json" with { type: "json" }
import navigation from "../../schemas/blocks/navigation/examples/with-warning.json" with { type: "json" }
import { guid } from "./to-wire.ts"

type Fields = Readonly<Record<string, unknown>>

export interface PageBlock {
  readonly id: string
  readonly name: string
  readonly entry: RegistryEntry
  readonly fields: Fields
  readonly data?: Fields
}

export interface PageBlocks {
  readonly header: readonly PageBlock[]
  readonly main: readonly PageBlock[]
  readonly footer: readonly PageBlock[]
}

const BRANDS = 12

export function pageBlocks(size: number): PageBlocks {
  const heroes = Math.max(1, Math.round(size / 10))
  const blurbs = Math.round((size - heroes - 2) * 0.4)
  const cards = size - heroes - blurbs - 2
  return {
    header: [{ ...block("Navigation", navigation), data: menu }],
    main: [
      ...times(heroes, (at) => block("HeroBanner", heroFields(at))),
      ...times(blurbs, (at) => block("Blurb", blurbFields(at))),
      ...times(cards, (at) => block("CarModelCard", cardFields(at))),
    ],
    footer: [block("Footer", { ...footer, brands: times(BRANDS, brandFields) })],
  }
}

export function allBlocks({ header, main, footer }: PageBlocks): readonly PageBlock[] {
  return [...header, ...main, ...footer]
}

function block(name: string, fields: Fields): PageBlock {
  const entry = registry[name]
  if (entry === undefined) throw new Error(`bench: there is no block "${name}". Run \`npm run generate\`.`)
  const parsed = entry.parse(fields)
  if (parsed === null) throw new Error(`bench: an example of ${name} does not fit its schema. Run \`npm test\`.`)
  return { id: guid(), name, entry, fields: parsed as Fields }
}

function heroFields(at: number): Fields {
  if (at === 0) return home
  const hero = at % 2 === 0 ? workshopHero : campaignHero
  return { ...hero, titleTag: "h2", title: addNumber(hero.title, at) }
}

function blurbFields(at: number): Fields {
  const blurb = pick([workshop, charging, tyreHotel], at)
  const richText = { value: `${blurb.richText.value}<p>Avsnitt ${at}.</p>` }
  return { ...blurb, title: addNumber(blurb.title, at), richText }
}

function cardFields(at: number): Fields {
  const card = pick([suv, cityCar, campaignCard], at)
  return { ...card, facts: suv.facts, title: addNumber(card.title, at) }
}

function brandFields(at: number): Fields {
  return pick(footer.brands, at)
}

/**
 * Adds a number to a text, so that every text is unique. With equal texts, memoised results would make the page
 * unrealistically fast.
 */
function addNumber({ value }: { readonly value: string }, at: number): { readonly value: string } {
  return { value: `${value} ${at}` }
}

function pick<T>(list: readonly T[], at: number): T {
  const picked = list[at % list.length]
  if (picked === undefined) throw new Error("bench: there is nothing to pick from.")
  return picked
}

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at))
}
