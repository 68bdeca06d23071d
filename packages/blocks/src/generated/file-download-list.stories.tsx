// Generated from schemas/blocks/file-download-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/file-download-list/examples/default.json" with { type: "json" }
import invalidFileMissing from "@forecourt/schemas/blocks/file-download-list/examples/invalid/file-missing.json" with {
  type: "json",
}
import openedInAWindow from "@forecourt/schemas/blocks/file-download-list/examples/opened-in-a-window.json" with {
  type: "json",
}
import press from "@forecourt/schemas/blocks/file-download-list/examples/press.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { fileDownloadListForm } from "./file-download-list.form.ts"
import type { FileDownloadListInput } from "./file-download-list.ts"

export default {
  title: "Blocks/File download list",
  parameters: { block: "FileDownloadList" },
  argTypes: controlsOf(fileDownloadListForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
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

export const Default: BlockStory = { args: standard }

export const OpenedInAWindow: BlockStory = { args: openedInAWindow }

export const Press: BlockStory = { args: press }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ActionOpen: BlockStory = { args: { ...all, action: "Open" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const FilesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, files: [] } }

export const FilesOne: BlockStory = { args: { ...all, files: all.files.slice(0, 1) } }

export const FilesMost: BlockStory = { args: { ...all, files: repeat(all.files, 50) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
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
}

export const Refused: BlockStory = { args: invalidFileMissing.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
