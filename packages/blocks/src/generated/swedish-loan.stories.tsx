// Generated from schemas/blocks/swedish-loan by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/swedish-loan/examples/default.json" with { type: "json" }
import invalidPlaceholderInDisclaimer from "@forecourt/schemas/blocks/swedish-loan/examples/invalid/placeholder-in-disclaimer.json" with {
  type: "json",
}
import withResidual from "@forecourt/schemas/blocks/swedish-loan/examples/with-residual.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { swedishLoanForm } from "./swedish-loan.form.ts"
import type { SwedishLoanInput } from "./swedish-loan.ts"

export default {
  title: "Blocks/Swedish loan",
  parameters: { block: "SwedishLoan" },
  argTypes: createControls("SwedishLoan", swedishLoanForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  price: "300 000",
  deposit: "60 000",
  months: "72",
  residualPercent: "0",
  ratePercent: "5,95",
  rateKind: "Fixed",
  setUpFee: "595",
  invoiceFee: "0",
  disclaimer: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  link: { value: { href: "/dack", text: "Läs mer", linktype: "internal" } },
} satisfies SwedishLoanInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  price: "300 000",
  deposit: "60 000",
  months: "72",
  residualPercent: "0",
  ratePercent: "5,95",
  rateKind: "Fixed",
  setUpFee: "595",
  invoiceFee: "0",
  disclaimer: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
  link: { value: { href: "/tyres", text: "Read more", linktype: "internal" } },
} satisfies SwedishLoanInput

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
    price: "300 000",
    deposit: "60 000",
    months: "72",
    residualPercent: "0",
    ratePercent: "5,95",
    rateKind: "Fixed",
    setUpFee: "595",
    invoiceFee: "0",
    disclaimer: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    price: "300 000",
    deposit: "60 000",
    months: "72",
    residualPercent: "0",
    ratePercent: "5,95",
    rateKind: "Fixed",
    setUpFee: "595",
    invoiceFee: "0",
    disclaimer: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    price: "300 000",
    deposit: "60 000",
    months: "72",
    residualPercent: "0",
    ratePercent: "5,95",
    rateKind: "Fixed",
    setUpFee: "595",
    invoiceFee: "0",
    disclaimer: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    price: "300 000",
    deposit: "60 000",
    months: "72",
    residualPercent: "0",
    ratePercent: "5,95",
    rateKind: "Fixed",
    setUpFee: "595",
    invoiceFee: "0",
    disclaimer: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    price: "300 000",
    deposit: "60 000",
    months: "72",
    residualPercent: "0",
    ratePercent: "5,95",
    rateKind: "Fixed",
    setUpFee: "595",
    invoiceFee: "0",
    disclaimer: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    link: { value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, SwedishLoanInput>

export const Default: BlockStory = { args: standard }

export const WithResidual: BlockStory = { args: withResidual }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const RateKindVariable: BlockStory = { args: { ...all, rateKind: "Variable" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidPlaceholderInDisclaimer.fields }
