// Generated from schemas/blocks/hubspot-form by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import companyCarsOnDark from "@forecourt/schemas/blocks/hubspot-form/examples/company-cars-on-dark.json" with {
  type: "json",
}
import standard from "@forecourt/schemas/blocks/hubspot-form/examples/default.json" with { type: "json" }
import invalidAccountByName from "@forecourt/schemas/blocks/hubspot-form/examples/invalid/account-by-name.json" with {
  type: "json",
}
import newsletterOnSurface from "@forecourt/schemas/blocks/hubspot-form/examples/newsletter-on-surface.json" with {
  type: "json",
}
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { hubspotFormForm } from "./hubspot-form.form.ts"
import type { HubspotFormInput } from "./hubspot-form.ts"

export default {
  title: "Blocks/Hubspot form",
  parameters: { block: "HubSpotForm" },
  argTypes: controlsOf(hubspotFormForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Service medan du väntar" },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
  portalId: "147000000",
  link: { value: { href: "/verkstad", text: "Verkstad", linktype: "internal" } },
} satisfies HubspotFormInput

export const Default: BlockStory = { args: standard }

export const CompanyCarsOnDark: BlockStory = { args: companyCarsOnDark }

export const NewsletterOnSurface: BlockStory = { args: newsletterOnSurface }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: {} }

export const RegionNa1: BlockStory = { args: { ...all, region: "na1" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    formId: "3f2b6c1e-8a4d-4f7a-9c55-0d1e2f3a4b5c",
    portalId: "147000000",
    link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidAccountByName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
