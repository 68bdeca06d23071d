// Generated from schemas/blocks/stories-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/stories-list/examples/default.json" with { type: "json" }
import filtered from "@forecourt/schemas/blocks/stories-list/examples/filtered.json" with { type: "json" }
import invalidStoryWithoutAddress from "@forecourt/schemas/blocks/stories-list/examples/invalid/story-without-address.json" with {
  type: "json",
}
import latestHighlighted from "@forecourt/schemas/blocks/stories-list/examples/latest-highlighted.json" with {
  type: "json",
}
import rowWithWideFirst from "@forecourt/schemas/blocks/stories-list/examples/row-with-wide-first.json" with {
  type: "json",
}
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { storiesListForm } from "./stories-list.form.ts"
import type { StoriesListInput } from "./stories-list.ts"

export default {
  title: "Blocks/Stories list",
  parameters: { block: "StoriesList" },
  argTypes: controlsOf(storiesListForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  storiesIndex: {
    id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    url: "/orebro/anlaggningar/om-oss",
    name: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    displayName: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
  },
  stories: [
    {
      id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      path: "/bilar",
      title: "Begagnat med ett års garanti",
      preamble: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      date: "2029-01-24T13:21:07Z",
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
      path: "/verkstad",
      title: "Elbil i vardagen",
      preamble: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      date: "2039-09-22T07:51:52Z",
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
      path: "/dack",
      title: "Service medan du väntar",
      preamble: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      date: "2020-12-16T14:26:46Z",
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
  tags: [
    { id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.", key: "7xe3", value: "Växellåda" },
    { id: "Provkör i en timme eller över helgen. Försäkringen ingår.", key: "48ez", value: "Bagage" },
    {
      id: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      key: "bo7h4cc",
      value: "Laddning 10–80 %",
    },
  ],
  chosenTags: [
    "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    "Provkör i en timme eller över helgen. Försäkringen ingår.",
    "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
  ],
} satisfies StoriesListInput

export const Default: BlockStory = { args: standard }

export const Filtered: BlockStory = { args: filtered }

export const LatestHighlighted: BlockStory = { args: latestHighlighted }

export const RowWithWideFirst: BlockStory = { args: rowWithWideFirst }

export const AllFields: BlockStory = { tags: ["tablet"], args: all }

export const Minimal: BlockStory = { args: {} }

export const LayoutVariant2: BlockStory = { args: { ...all, layout: "Variant 2" } }

export const ShowDatesOff: BlockStory = { args: { ...all, showDates: false } }

export const HighlightLatestStory: BlockStory = { args: { ...all, highlightLatestStory: true } }

export const StoriesNone: BlockStory = { args: { ...all, stories: [] } }

export const StoriesOne: BlockStory = { args: { ...all, stories: all.stories.slice(0, 1) } }

export const StoriesMost: BlockStory = { args: { ...all, stories: repeat(all.stories, 100) } }

export const TagsNone: BlockStory = { args: { ...all, tags: [] } }

export const TagsOne: BlockStory = { args: { ...all, tags: all.tags.slice(0, 1) } }

export const TagsMost: BlockStory = { args: { ...all, tags: repeat(all.tags, 100) } }

export const ChosenTagsNone: BlockStory = { args: { ...all, chosenTags: [] } }

export const ChosenTagsOne: BlockStory = { args: { ...all, chosenTags: all.chosenTags.slice(0, 1) } }

export const ChosenTagsMost: BlockStory = { args: { ...all, chosenTags: repeat(all.chosenTags, 20) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    storiesIndex: {
      id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      displayName:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    stories: [
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/autot",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2029-01-24T13:21:07Z",
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
        path: "/huolto",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2039-09-22T07:51:52Z",
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
        path: "/renkaat",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2020-12-16T14:26:46Z",
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
    tags: [
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        key: "7xe3",
        value: "Hiilidioksidipäästöluokitus",
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        key: "48ez",
        value: "Hiilidioksidipäästöluokitus",
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        key: "bo7h4cc",
        value: "Hiilidioksidipäästöluokitus",
      },
    ],
    chosenTags: [
      "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    ],
  },
}

export const Refused: BlockStory = { args: invalidStoryWithoutAddress.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
