// Generated from schemas/blocks/countdown-timer by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/countdown-timer/examples/default.json" with { type: "json" }
import invalidDayWithoutTime from "@forecourt/schemas/blocks/countdown-timer/examples/invalid/day-without-time.json" with {
  type: "json",
}
import quietSurface from "@forecourt/schemas/blocks/countdown-timer/examples/quiet-surface.json" with { type: "json" }
import winterCampaign from "@forecourt/schemas/blocks/countdown-timer/examples/winter-campaign.json" with {
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
import { countdownTimerForm } from "./countdown-timer.form.ts"
import type { CountdownTimerInput } from "./countdown-timer.ts"

export default {
  title: "Blocks/Countdown timer",
  parameters: { block: "CountdownTimer" },
  argTypes: createControls("CountdownTimer", countdownTimerForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Dags för vinterdäck" },
  text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
  until: { value: "2026-02-20T08:00:00Z" },
  link: { value: { href: "/kontakt", text: "Provkör", linktype: "internal" } },
  endText: { value: "Telefonväxeln svarar senare i dag" },
} satisfies CountdownTimerInput

/** The same fields in English. */
const english = {
  title: { value: "Time for winter tyres" },
  text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
  until: { value: "2026-02-20T08:00:00Z" },
  link: { value: { href: "/contact", text: "Test drive", linktype: "internal" } },
  endText: { value: "Our switchboard answers later today" },
} satisfies CountdownTimerInput

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
    until: { value: "2026-02-20T08:00:00Z" },
    link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    endText: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    until: { value: "2026-02-20T08:00:00Z" },
    link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    endText: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    until: { value: "2026-02-20T08:00:00Z" },
    link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
    endText: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
  },
  fi: {
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
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    until: { value: "2026-02-20T08:00:00Z" },
    link: { value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
    endText: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
  },
} satisfies Record<string, CountdownTimerInput>

export const Default: BlockStory = { args: standard }

export const QuietSurface: BlockStory = { args: quietSurface }

export const WinterCampaign: BlockStory = { args: winterCampaign }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: { until: all.until } }

export const BackgroundColorNone: BlockStory = { args: { ...all, backgroundColor: "None" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidDayWithoutTime.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
