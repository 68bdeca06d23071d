// Generated from schemas/blocks/faq-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/faq-list/examples/default.json" with { type: "json" }
import invalidAnswerAsText from "@forecourt/schemas/blocks/faq-list/examples/invalid/answer-as-text.json" with {
  type: "json",
}
import oneAtATime from "@forecourt/schemas/blocks/faq-list/examples/one-at-a-time.json" with { type: "json" }
import workshop from "@forecourt/schemas/blocks/faq-list/examples/workshop.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { faqListForm } from "./faq-list.form.ts"
import type { FaqListInput } from "./faq-list.ts"

export default {
  title: "Blocks/Faq list",
  parameters: { block: "FAQList" },
  argTypes: createControls("FAQList", faqListForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  questions: [
    {
      question: { value: "Begagnat med ett års garanti" },
      answer: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
    },
    {
      question: { value: "Elbil i vardagen" },
      answer: { value: "<p>Provkör i en timme eller över helgen. Försäkringen ingår.</p>" },
    },
    {
      question: { value: "Service medan du väntar" },
      answer: {
        value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>",
      },
    },
  ],
  link: { value: { href: "/dack", text: "Läs mer", linktype: "internal" } },
} satisfies FaqListInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  questions: [
    {
      question: { value: "Used cars with a year's warranty" },
      answer: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
    },
    {
      question: { value: "Living with an electric car" },
      answer: { value: "<p>Try one for an hour or a whole weekend. Insurance is included.</p>" },
    },
    {
      question: { value: "Servicing while you wait" },
      answer: {
        value:
          "<p>Book online, drop the key when it suits you and collect a car that is ready for the next journey.</p>",
      },
    },
  ],
  link: { value: { href: "/tyres", text: "Read more", linktype: "internal" } },
} satisfies FaqListInput

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
    questions: [
      {
        question: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        answer: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
      },
      {
        question: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        answer: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
      },
      {
        question: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        answer: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
      },
    ],
    link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    questions: [
      {
        question: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        answer: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
      },
      {
        question: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        answer: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
      },
      {
        question: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        answer: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
      },
    ],
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
    questions: [
      {
        question: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        answer: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
      },
      {
        question: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        answer: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
      },
      {
        question: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        answer: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
      },
    ],
    link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    questions: [
      {
        question: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        answer: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
      },
      {
        question: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        answer: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
      },
      {
        question: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        answer: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
      },
    ],
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
    questions: [
      {
        question: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        answer: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
      },
      {
        question: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        answer: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
      },
      {
        question: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        answer: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
      },
    ],
    link: { value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
  },
} satisfies Record<string, FaqListInput>

export const Default: BlockStory = { args: standard }

export const OneAtATime: BlockStory = { args: oneAtATime }

export const Workshop: BlockStory = { args: workshop }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ClosesOthers: BlockStory = { args: { ...all, closesOthers: true } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const IsForSearchEnginesOff: BlockStory = { args: { ...all, isForSearchEngines: false } }

export const QuestionsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, questions: [] } }

export const QuestionsOne: BlockStory = { args: { ...all, questions: all.questions.slice(0, 1) } }

export const QuestionsMost: BlockStory = { args: { ...all, questions: repeat(all.questions, 30) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidAnswerAsText.fields }
