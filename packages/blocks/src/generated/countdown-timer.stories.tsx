// Generated from schemas/blocks/countdown-timer by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/countdown-timer/examples/default.json" with { type: "json" }
import invalidDayWithoutTime from "@forecourt/schemas/blocks/countdown-timer/examples/invalid/day-without-time.json" with {
  type: "json",
}
import quietSurface from "@forecourt/schemas/blocks/countdown-timer/examples/quiet-surface.json" with { type: "json" }
import winterCampaign from "@forecourt/schemas/blocks/countdown-timer/examples/winter-campaign.json" with {
  type: "json",
}
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock } from "../story.tsx"
import { countdownTimerForm } from "./countdown-timer.form.ts"
import type { CountdownTimerInput } from "./countdown-timer.ts"

export default {
  title: "Blocks/Countdown timer",
  parameters: { block: "CountdownTimer" },
  argTypes: controlsOf(countdownTimerForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Dags för vinterdäck" },
  text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
  until: { value: "2026-02-20T08:00:00Z" },
  link: { value: { href: "/kontakt", text: "Provkör", linktype: "internal" } },
  endText: { value: "Telefonväxeln svarar senare i dag" },
} satisfies CountdownTimerInput

export const Default: BlockStory = { args: standard }

export const QuietSurface: BlockStory = { args: quietSurface }

export const WinterCampaign: BlockStory = { args: winterCampaign }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: { until: all.until } }

export const BackgroundColorNone: BlockStory = { args: { ...all, backgroundColor: "None" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    until: { value: "2026-02-20T08:00:00Z" },
    link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    endText: {
      value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    },
  },
}

export const Refused: BlockStory = { args: invalidDayWithoutTime.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
