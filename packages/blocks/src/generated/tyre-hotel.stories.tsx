// Generated from schemas/blocks/tyre-hotel by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/tyre-hotel/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/tyre-hotel/examples/invalid/unknown-field.json" with {
  type: "json",
}
import onSurface from "@forecourt/schemas/blocks/tyre-hotel/examples/on-surface.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { tyreHotelForm } from "./tyre-hotel.form.ts"
import type { TyreHotelInput } from "./tyre-hotel.ts"

export default {
  title: "Blocks/Tyre hotel",
  parameters: { block: "TireHotel" },
  argTypes: controlsOf(tyreHotelForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>" },
  contactLink: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
  bookServiceLink: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
} satisfies TyreHotelInput

export const Default: BlockStory = { args: standard }

export const OnSurface: BlockStory = { args: onSurface }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: {} }

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
    contactLink: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    bookServiceLink: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
