// Generated from schemas/blocks/breadcrumb by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/breadcrumb/examples/default.json" with { type: "json" }
import invalidStepWithoutAddress from "@forecourt/schemas/blocks/breadcrumb/examples/invalid/step-without-address.json" with {
  type: "json",
}
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { breadcrumbForm } from "./breadcrumb.form.ts"
import type { Breadcrumb } from "./breadcrumb.ts"

export default {
  title: "Blocks/Breadcrumb",
  parameters: { block: "Breadcrumb" },
  argTypes: createControls("Breadcrumb", breadcrumbForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  homeTitle: { value: "Begagnat med ett års garanti" },
  steps: [
    { path: "/dack", title: "Däck" },
    { path: "/om-oss", title: "Om oss" },
    { path: "/kontakt", title: "Kontakt" },
  ],
} satisfies Breadcrumb

/** The same fields in English. */
const english = {
  homeTitle: { value: "Used cars with a year's warranty" },
  steps: [
    { path: "/tyres", title: "Tyres" },
    { path: "/about-us", title: "About us" },
    { path: "/contact", title: "Contact" },
  ],
} satisfies Breadcrumb

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    homeTitle: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    steps: [
      { path: "/dack", title: "Koldioxidutsläppsklassificering" },
      { path: "/om-oss", title: "Koldioxidutsläppsklassificering" },
      { path: "/kontakt", title: "Koldioxidutsläppsklassificering" },
    ],
  },
  nb: {
    homeTitle: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    steps: [
      { path: "/dekk", title: "Drivstofforbruksklassifisering" },
      { path: "/om-oss", title: "Drivstofforbruksklassifisering" },
      { path: "/kontakt", title: "Drivstofforbruksklassifisering" },
    ],
  },
  en: {
    homeTitle: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    steps: [
      { path: "/tyres", title: "Carbon dioxide emission classification" },
      { path: "/about-us", title: "Carbon dioxide emission classification" },
      { path: "/contact", title: "Carbon dioxide emission classification" },
    ],
  },
  fi: {
    homeTitle: {
      value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    },
    steps: [
      { path: "/renkaat", title: "Hiilidioksidipäästöluokitus" },
      { path: "/meista", title: "Hiilidioksidipäästöluokitus" },
      { path: "/yhteystiedot", title: "Hiilidioksidipäästöluokitus" },
    ],
  },
  sk: {
    homeTitle: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    steps: [
      { path: "/pneumatiky", title: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      { path: "/o-nas", title: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      { path: "/kontakt", title: "Najnepravdepodobnejšia prevádzková hmotnosť" },
    ],
  },
} satisfies Record<string, Breadcrumb>

export const Default: BlockStory = { args: standard }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const StepsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, steps: [] } }

export const StepsOne: BlockStory = { args: { ...all, steps: all.steps.slice(0, 1) } }

export const StepsMost: BlockStory = { args: { ...all, steps: repeat(all.steps, 20) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidStepWithoutAddress.fields }
