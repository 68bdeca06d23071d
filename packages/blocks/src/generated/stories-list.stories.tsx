// Generated from schemas/blocks/stories-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/stories-list/data/default.json" with { type: "json" }
import filteredData from "@forecourt/schemas/blocks/stories-list/data/filtered.json" with { type: "json" }
import latestHighlightedData from "@forecourt/schemas/blocks/stories-list/data/latest-highlighted.json" with {
  type: "json",
}
import rowWithWideFirstData from "@forecourt/schemas/blocks/stories-list/data/row-with-wide-first.json" with {
  type: "json",
}
import standard from "@forecourt/schemas/blocks/stories-list/examples/default.json" with { type: "json" }
import filtered from "@forecourt/schemas/blocks/stories-list/examples/filtered.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/stories-list/examples/invalid/unknown-field.json" with {
  type: "json",
}
import latestHighlighted from "@forecourt/schemas/blocks/stories-list/examples/latest-highlighted.json" with {
  type: "json",
}
import rowWithWideFirst from "@forecourt/schemas/blocks/stories-list/examples/row-with-wide-first.json" with {
  type: "json",
}
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { storiesListForm } from "./stories-list.form.ts"
import type { StoriesListInput } from "./stories-list.ts"

export default {
  title: "Blocks/Stories list",
  parameters: { block: "StoriesList" },
  argTypes: createControls("StoriesList", storiesListForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  storiesIndex: {
    id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    url: "/orebro/anlaggningar/om-oss",
    name: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    displayName: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
  },
} satisfies StoriesListInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
  storiesIndex: {
    id: "Your tyres are washed, weighed and kept cool until it is time again.",
    url: "/orebro/anlaggningar/om-oss",
    name: "Your tyres are washed, weighed and kept cool until it is time again.",
    displayName: "Your tyres are washed, weighed and kept cool until it is time again.",
  },
} satisfies StoriesListInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    storiesIndex: {
      id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      displayName:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    storiesIndex: {
      id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      displayName:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    storiesIndex: {
      id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      displayName:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
  },
  fi: {
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
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    storiesIndex: {
      id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      displayName:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
  },
} satisfies Record<string, StoriesListInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const Filtered: BlockStory = { args: { ...filtered, data: filteredData } }

export const LatestHighlighted: BlockStory = { args: { ...latestHighlighted, data: latestHighlightedData } }

export const RowWithWideFirst: BlockStory = { args: { ...rowWithWideFirst, data: rowWithWideFirstData } }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
