import { expect, test } from "vitest"
import { renderDocument, siteFor } from "../test/render.tsx"
import { examples } from "./generated/examples.ts"

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

/** The fields that the test ignores, by block. They are not rendered or cannot be edited inline. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  "hero-banner": { HeroBanner: /^(video\w+|heroBannerSearchUrl)$/ },
  blurb: { Blurb: /^video\w+$/ },
  "car-model-card": { CarModelCard: /^$/ },
  // Names are alternative texts, and only one of a brand's two logos is visible.
  footer: { Footer: /^(brands\.\d+\.(name|logo\w*)|socialLinks\.\d+\.name)$/ },
  "youtube-video": { YoutubeVideo: /^$/ },
  "hubspot-form": { HubSpotForm: /^$/ },
  "jotform-form": { JotformForm: /^$/ },
  "legal-info": { LegalInfo: /^$/ },
  // A name shows as an icon.
  "social-media": { SocialMedia: /^socialLinks\.\d+\.name$/ },
  "text-section": { TextSection: /^$/ },
  picture: { Picture: /^$/ },
  quote: { Quote: /^$/ },
  table: { Table: /^$/ },
  "contact-person": { ContactPerson: /^$/ },
  // An emptied date is not a date.
  "news-banner": { NewsBanner: /^date$/ },
  // The name of a country is rendered once, as the heading of its sites.
  "group-sites": { GroupSites: /^sites\.\d+\.country$/ },
  // The page of a teaser is visible from the teaser's position.
  navigation: { Navigation: /^teasers\.\d+\.page$/ },
  "mega-menu-navigation": { MegaMenuNavigation: /^teasers\.\d+\.page$/ },
}

for (const [folder, names] of Object.entries(ELSEWHERE)) {
  for (const [block, elsewhere] of Object.entries(names)) {
    for (const example of examples.filter(({ block, kind }) => block === folder && kind === "shown")) {
      const fields = example.fields as Fields
      const name = `${folder} ${example.name}`

      test(`${name}: links, texts and pictures have inline editing markers [spec 1 §6 inline]`, async () => {
        const { marked, places } = mark(fields, (value) => value)

        const rendered = await marksIn(block, marked, example.data)

        expect(places.filter((place) => !rendered.has(place) && !elsewhere.test(place))).toEqual([])
      })

      test(`${name}: empty fields have inline editing markers [spec 1 §6 inline]`, async () => {
        const { marked, places } = mark(fields, emptyValue, (place) => elsewhere.test(place))

        const rendered = await marksIn(block, marked, example.data)

        expect(places.filter((place) => !rendered.has(place) && !elsewhere.test(place))).toEqual([])
      })
    }
  }
}

async function marksIn(block: string, fields: Fields, data: unknown): Promise<ReadonlySet<string>> {
  const rendered = await renderDocument(block, fields, siteFor({ mode: "editing" }), data)
  const marks = rendered.querySelectorAll('code[chrometype="field"][kind="open"]')
  return new Set([...marks].map(({ textContent }) => JSON.parse(textContent ?? "{}").fieldId))
}

function mark(fields: Fields, change: (value: Json) => Json, isKept: (place: string) => boolean = () => false) {
  const places: string[] = []
  return { marked: go(fields, "") as Fields, places }

  function go(json: Json, place: string): Json {
    if (Array.isArray(json)) return json.map((entry, at) => go(entry, `${place}.${at}`))
    if (json === null || typeof json !== "object") return json
    const { value, ...rest } = json as Fields
    if (value === undefined || Object.keys(rest).length > 0) {
      return Object.fromEntries(
        Object.entries(json).map(([name, part]) => [name, go(part, place === "" ? name : `${place}.${name}`)]),
      )
    }
    places.push(place)
    return { value: isKept(place) ? value : change(value), metadata: getMetadata(place) }
  }
}

function getMetadata(fieldId: string): Json {
  return {
    contextItem: { id: "11111111-1111-1111-1111-111111111111", language: "sv", version: 1 },
    fieldId,
    fieldType: "",
  }
}

function emptyValue(value: Json): Json {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return ""
  return "src" in value ? { src: "" } : { href: "" }
}
