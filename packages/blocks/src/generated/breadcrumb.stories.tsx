// Generated from schemas/blocks/breadcrumb by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/breadcrumb/examples/default.json" with { type: "json" }
import invalidStepWithoutAddress from "@forecourt/schemas/blocks/breadcrumb/examples/invalid/step-without-address.json" with {
  type: "json",
}
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { breadcrumbForm } from "./breadcrumb.form.ts"
import type { Breadcrumb } from "./breadcrumb.ts"

export default {
  title: "Blocks/Breadcrumb",
  parameters: { block: "Breadcrumb" },
  argTypes: controlsOf(breadcrumbForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  homeTitle: { value: "Begagnat med ett års garanti" },
  steps: [
    { path: "/dack", title: "Däck" },
    { path: "/om-oss", title: "Om oss" },
    { path: "/kontakt", title: "Kontakt" },
  ],
} satisfies Breadcrumb

export const Default: BlockStory = { args: standard }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const StepsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, steps: [] } }

export const StepsOne: BlockStory = { args: { ...all, steps: all.steps.slice(0, 1) } }

export const StepsMost: BlockStory = { args: { ...all, steps: repeat(all.steps, 20) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    homeTitle: {
      value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    },
    steps: [
      { path: "/renkaat", title: "Hiilidioksidipäästöluokitus" },
      { path: "/meista", title: "Hiilidioksidipäästöluokitus" },
      { path: "/yhteystiedot", title: "Hiilidioksidipäästöluokitus" },
    ],
  },
}

export const Refused: BlockStory = { args: invalidStepWithoutAddress.fields }
