// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a faq list. */
export const faqListForm: Form = {
  groups: ["content", "look", "search"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading of the section.",
      group: "content",
    },
    {
      name: "titleTag",
      control: "select",
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      help: "The heading level of the title.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "text",
      control: "rich-text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "A sentence or two next to the questions.",
      group: "content",
    },
    {
      name: "questions",
      control: "list",
      label: { sv: "Frågor", nb: "Spørsmål", da: "Spørgsmål", en: "Questions", fi: "Kysymykset", sk: "Otázky" },
      help: "The questions and their answers, in the editor's order.",
      group: "content",
      limits: { maxItems: 30 },
      entry: { sv: "Fråga", nb: "Spørsmål", da: "Spørgsmål", en: "Question", fi: "Kysymys", sk: "Otázka" },
      fields: [
        {
          name: "question",
          control: "text",
          label: { sv: "Fråga", nb: "Spørsmål", da: "Spørgsmål", en: "Question", fi: "Kysymys", sk: "Otázka" },
          help: "The question, as a visitor would ask it.",
          isRequired: true,
        },
        {
          name: "answer",
          control: "rich-text",
          label: { sv: "Svar", nb: "Svar", da: "Svar", en: "Answer", fi: "Vastaus", sk: "Odpoveď" },
          help: "The answer, in two or three sentences.",
        },
      ],
    },
    {
      name: "link",
      control: "link",
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      help: "The link for visitors whose question is not listed.",
      group: "content",
    },
    {
      name: "closesOthers",
      control: "switch",
      label: {
        sv: "Bara ett svar öppet åt gången",
        nb: "Bare ett svar åpent om gangen",
        da: "Kun ét svar åbent ad gangen",
        en: "One answer open at a time",
        fi: "Vain yksi vastaus auki kerrallaan",
        sk: "Vždy otvorená len jedna odpoveď",
      },
      help: "True if opening an answer closes the one that is open.",
      group: "look",
      default: false,
    },
    {
      name: "backgroundColor",
      control: "select",
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      help: "The surface behind the section.",
      group: "look",
      default: "None",
      options: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
    },
    {
      name: "isForSearchEngines",
      control: "switch",
      label: {
        sv: "Beskriv frågorna för sökmotorer",
        nb: "Beskriv spørsmålene for søkemotorer",
        da: "Beskriv spørgsmålene for søgemaskiner",
        en: "Describe the questions to search engines",
        fi: "Kuvaile kysymykset hakukoneille",
        sk: "Popísať otázky pre vyhľadávače",
      },
      help: "True if search engines receive the questions as structured data (FAQPage). If a page has several lists, enable it for only one.",
      group: "search",
      default: true,
    },
  ],
}
