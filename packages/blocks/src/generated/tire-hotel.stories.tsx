// Generated from schemas/blocks/tire-hotel by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/tire-hotel/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/tire-hotel/examples/invalid/unknown-field.json" with {
  type: "json",
}
import onGround from "@forecourt/schemas/blocks/tire-hotel/examples/on-ground.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { tireHotelForm } from "./tire-hotel.form.ts"
import type { TireHotelInput } from "./tire-hotel.ts"

export default {
  title: "Blocks/Tire hotel",
  parameters: { block: "TireHotel" },
  argTypes: controlsOf(tireHotelForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Byt bil när livet byter fil" },
  text: { value: "<p>Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta.</p>" },
  contactLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
  bookServiceLink: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
} satisfies TireHotelInput

export const Default: BlockStory = { args: standard }

export const OnGround: BlockStory = { args: onGround }

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
    contactLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    bookServiceLink: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
}

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
