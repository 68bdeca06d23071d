// Generated from schemas/blocks/story-page by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/story-page/examples/default.json" with { type: "json" }
import invalidTextWithoutValue from "@forecourt/schemas/blocks/story-page/examples/invalid/text-without-value.json" with {
  type: "json",
}
import newest from "@forecourt/schemas/blocks/story-page/examples/newest.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { storyPageForm } from "./story-page.form.ts"
import type { StoryPage } from "./story-page.ts"

export default {
  title: "Blocks/Story page",
  parameters: { block: "StoryArticle" },
  argTypes: controlsOf(storyPageForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  related: [
    {
      id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      path: "/om-oss",
      title: "Begagnat med ett års garanti",
      preamble: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      date: "2026-10-20T05:13:02Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
          alt: "Illustration: gul småbil, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      path: "/kontakt",
      title: "Elbil i vardagen",
      preamble: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      date: "2026-04-05T01:11:24Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
          alt: "Illustration: mörkgrön suv, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      path: "/bilar",
      title: "Service medan du väntar",
      preamble: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      date: "2032-04-24T11:36:56Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
          alt: "Illustration: blå kombi, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
  ],
} satisfies StoryPage

export const Default: BlockStory = { args: standard }

export const Newest: BlockStory = { args: newest }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: {} }

export const RelatedNone: BlockStory = { args: { ...all, related: [] } }

export const RelatedOne: BlockStory = { args: { ...all, related: all.related.slice(0, 1) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    related: [
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/meista",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2026-10-20T05:13:02Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Piirros: keltainen pikkuauto viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/yhteystiedot",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2026-04-05T01:11:24Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Piirros: tummanvihreä katumaasturi viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/autot",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2032-04-24T11:36:56Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Piirros: sininen farmariauto viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
}

export const Refused: BlockStory = { args: invalidTextWithoutValue.fields }
