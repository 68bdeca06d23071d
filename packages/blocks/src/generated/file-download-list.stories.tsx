// Generated from schemas/blocks/file-download-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/file-download-list/examples/default.json" with { type: "json" }
import invalidFileMissing from "@forecourt/schemas/blocks/file-download-list/examples/invalid/file-missing.json" with {
  type: "json",
}
import openedInAWindow from "@forecourt/schemas/blocks/file-download-list/examples/opened-in-a-window.json" with {
  type: "json",
}
import press from "@forecourt/schemas/blocks/file-download-list/examples/press.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { fileDownloadListForm } from "./file-download-list.form.ts"
import type { FileDownloadListInput } from "./file-download-list.ts"

export default {
  title: "Blocks/File download list",
  parameters: { block: "FileDownloadList" },
  argTypes: createControls("FileDownloadList", fileDownloadListForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Byt bil när livet byter fil" },
  text: { value: "<p>Provkör i en timme eller över helgen. Försäkringen ingår.</p>" },
  files: [
    {
      file: {
        value: {
          src: "/-/media/film/forest-road.webm",
          name: "forest-road",
          extension: "webm",
          mimeType: "video/webm",
        },
      },
      title: { value: "Byt bil när livet byter fil" },
    },
    {
      file: {
        value: {
          src: "/-/media/film/forest-road.webm",
          name: "forest-road",
          extension: "webm",
          mimeType: "video/webm",
        },
      },
      title: { value: "Vi tar hand om bilen. Hela vägen." },
    },
    {
      file: {
        value: {
          src: "/-/media/film/forest-road.webm",
          name: "forest-road",
          extension: "webm",
          mimeType: "video/webm",
        },
      },
      title: { value: "Dags för vinterdäck" },
    },
  ],
} satisfies FileDownloadListInput

/** The same fields in English. */
const english = {
  title: { value: "Change cars when life changes lanes" },
  text: { value: "<p>Try one for an hour or a whole weekend. Insurance is included.</p>" },
  files: [
    {
      file: {
        value: {
          src: "/-/media/film/forest-road.webm",
          name: "forest-road",
          extension: "webm",
          mimeType: "video/webm",
        },
      },
      title: { value: "Change cars when life changes lanes" },
    },
    {
      file: {
        value: {
          src: "/-/media/film/forest-road.webm",
          name: "forest-road",
          extension: "webm",
          mimeType: "video/webm",
        },
      },
      title: { value: "We look after your car. All the way." },
    },
    {
      file: {
        value: {
          src: "/-/media/film/forest-road.webm",
          name: "forest-road",
          extension: "webm",
          mimeType: "video/webm",
        },
      },
      title: { value: "Time for winter tyres" },
    },
  ],
} satisfies FileDownloadListInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
    files: [
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
      },
    ],
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    files: [
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
      },
    ],
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    files: [
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
      },
    ],
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    files: [
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
      },
    ],
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    files: [
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
      },
      {
        file: {
          value: {
            src: "/-/media/film/forest-road.webm",
            name: "forest-road",
            extension: "webm",
            mimeType: "video/webm",
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
      },
    ],
  },
} satisfies Record<string, FileDownloadListInput>

export const Default: BlockStory = { args: standard }

export const OpenedInAWindow: BlockStory = { args: openedInAWindow }

export const Press: BlockStory = { args: press }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ActionOpen: BlockStory = { args: { ...all, action: "Open" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const FilesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, files: [] } }

export const FilesOne: BlockStory = { args: { ...all, files: all.files.slice(0, 1) } }

export const FilesMost: BlockStory = { args: { ...all, files: repeat(all.files, 50) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidFileMissing.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
