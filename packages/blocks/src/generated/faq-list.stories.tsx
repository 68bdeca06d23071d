// Generated from schemas/blocks/faq-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/faq-list/examples/default.json" with { type: "json" }
import invalidAnswerAsText from "@forecourt/schemas/blocks/faq-list/examples/invalid/answer-as-text.json" with {
  type: "json",
}
import oneAtATime from "@forecourt/schemas/blocks/faq-list/examples/one-at-a-time.json" with { type: "json" }
import workshop from "@forecourt/schemas/blocks/faq-list/examples/workshop.json" with { type: "json" }
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { faqListForm } from "./faq-list.form.ts"
import type { FaqListInput } from "./faq-list.ts"

export default {
  title: "Blocks/Faq list",
  parameters: { block: "FAQList" },
  argTypes: controlsOf(faqListForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
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

export const Default: BlockStory = { args: standard }

export const OneAtATime: BlockStory = { args: oneAtATime }

export const Workshop: BlockStory = { args: workshop }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ClosesOthers: BlockStory = { args: { ...all, closesOthers: true } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const IsForSearchEnginesOff: BlockStory = { args: { ...all, isForSearchEngines: false } }

export const QuestionsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, questions: [] } }

export const QuestionsOne: BlockStory = { args: { ...all, questions: all.questions.slice(0, 1) } }

export const QuestionsMost: BlockStory = { args: { ...all, questions: repeat(all.questions, 30) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
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
}

export const Refused: BlockStory = { args: invalidAnswerAsText.fields }
