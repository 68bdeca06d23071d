// Generated from schemas/blocks/legal-info by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/legal-info/examples/default.json" with { type: "json" }
import folded from "@forecourt/schemas/blocks/legal-info/examples/folded.json" with { type: "json" }
import invalidFoldedAsText from "@forecourt/schemas/blocks/legal-info/examples/invalid/folded-as-text.json" with {
  type: "json",
}
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { legalInfoForm } from "./legal-info.form.ts"
import type { LegalInfoInput } from "./legal-info.ts"

export default {
  title: "Blocks/Legal info",
  parameters: { block: "LegalInfo" },
  argTypes: controlsOf(legalInfoForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Vi tar hand om bilen. Hela vägen." },
  text: { value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>" },
  link: { value: { href: "/kontakt", text: "Provkör", linktype: "internal" } },
} satisfies LegalInfoInput

export const Default: BlockStory = { args: standard }

export const Folded: BlockStory = { args: folded }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const IsFolded: BlockStory = { args: { ...all, isFolded: true } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidFoldedAsText.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
