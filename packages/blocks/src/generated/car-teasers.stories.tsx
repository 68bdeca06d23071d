// Generated from schemas/blocks/car-teasers by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standardData from "@forecourt/schemas/blocks/car-teasers/data/default.json" with { type: "json" }
import listData from "@forecourt/schemas/blocks/car-teasers/data/list.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/car-teasers/examples/default.json" with { type: "json" }
import invalidNumberMissing from "@forecourt/schemas/blocks/car-teasers/examples/invalid/number-missing.json" with {
  type: "json",
}
import list from "@forecourt/schemas/blocks/car-teasers/examples/list.json" with { type: "json" }
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
import { carTeasersForm } from "./car-teasers.form.ts"
import type { CarTeasersInput } from "./car-teasers.ts"

export default {
  title: "Blocks/Car teasers",
  parameters: { block: "CarTeaser" },
  argTypes: createControls("CarTeaser", carTeasersForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Elbil i vardagen" },
  cars: [{ carId: "660738429892" }, { carId: "2041" }, { carId: "75200516163" }],
  listLink: { value: { href: "/verkstad", text: "Verkstad", linktype: "internal" } },
} satisfies CarTeasersInput

/** The same fields in English. */
const english = {
  title: { value: "Living with an electric car" },
  cars: [{ carId: "660738429892" }, { carId: "2041" }, { carId: "75200516163" }],
  listLink: { value: { href: "/workshop", text: "Workshop", linktype: "internal" } },
} satisfies CarTeasersInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    cars: [{ carId: "660738429892" }, { carId: "2041" }, { carId: "75200516163" }],
    listLink: { value: { href: "/verkstad", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    cars: [{ carId: "660738429892" }, { carId: "2041" }, { carId: "75200516163" }],
    listLink: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    cars: [{ carId: "660738429892" }, { carId: "2041" }, { carId: "75200516163" }],
    listLink: { value: { href: "/workshop", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    cars: [{ carId: "660738429892" }, { carId: "2041" }, { carId: "75200516163" }],
    listLink: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    cars: [{ carId: "660738429892" }, { carId: "2041" }, { carId: "75200516163" }],
    listLink: { value: { href: "/servis", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, CarTeasersInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const List: BlockStory = { args: { ...list, data: listData } }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const CarsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, cars: [] } }

export const CarsOne: BlockStory = { args: { ...all, cars: all.cars.slice(0, 1) } }

export const CarsMost: BlockStory = { args: { ...all, cars: repeat(all.cars, 100) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidNumberMissing.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
