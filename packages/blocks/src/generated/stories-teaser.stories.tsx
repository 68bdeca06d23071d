// Generated from schemas/blocks/stories-teaser by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/stories-teaser/data/default.json" with { type: "json" }
import listData from "@forecourt/schemas/blocks/stories-teaser/data/list.json" with { type: "json" }
import ownWordsData from "@forecourt/schemas/blocks/stories-teaser/data/own-words.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/stories-teaser/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/stories-teaser/examples/invalid/unknown-field.json" with {
  type: "json",
}
import list from "@forecourt/schemas/blocks/stories-teaser/examples/list.json" with { type: "json" }
import ownWords from "@forecourt/schemas/blocks/stories-teaser/examples/own-words.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { storiesTeaserForm } from "./stories-teaser.form.ts"
import type { StoriesTeaserInput } from "./stories-teaser.ts"

export default {
  title: "Blocks/Stories teaser",
  parameters: { block: "StoriesTeaser" },
  argTypes: createControls("StoriesTeaser", storiesTeaserForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Service medan du väntar" },
  storiesIndex: {
    id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    url: "/orebro/orebro/dack",
    name: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    displayName: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
  },
  showMoreText: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
} satisfies StoriesTeaserInput

/** The same fields in English. */
const english = {
  title: { value: "Servicing while you wait" },
  storiesIndex: {
    id: "Your tyres are washed, weighed and kept cool until it is time again.",
    url: "/orebro/orebro/dack",
    name: "Your tyres are washed, weighed and kept cool until it is time again.",
    displayName: "Your tyres are washed, weighed and kept cool until it is time again.",
  },
  showMoreText: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
} satisfies StoriesTeaserInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    storiesIndex: {
      id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      url: "/orebro/orebro/dack",
      name: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      displayName:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    showMoreText: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    storiesIndex: {
      id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      url: "/orebro/orebro/dack",
      name: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      displayName:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    showMoreText: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    storiesIndex: {
      id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      url: "/orebro/orebro/dack",
      name: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      displayName:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    showMoreText: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    storiesIndex: {
      id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      url: "/orebro/orebro/dack",
      name: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      displayName:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    showMoreText: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    storiesIndex: {
      id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      url: "/orebro/orebro/dack",
      name: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      displayName:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    showMoreText: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
  },
} satisfies Record<string, StoriesTeaserInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const List: BlockStory = { args: { ...list, data: listData } }

export const OwnWords: BlockStory = { args: { ...ownWords, data: ownWordsData } }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const LayoutVariant2: BlockStory = { args: { ...all, layout: "Variant 2" } }

export const ShowDatesOff: BlockStory = { args: { ...all, showDates: false } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }
