// Generated from schemas/blocks/faq-list/faq-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a faq list. */
export const faqListGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    titleTag: {
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      definiteLabel: { sv: "Rubriknivån", nb: "Overskriftsnivået" },
      of: () => titleTagGuide,
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => richTextFieldGuide,
    },
    questions: {
      label: { sv: "Frågor", nb: "Spørsmål", da: "Spørgsmål", en: "Questions", fi: "Kysymykset", sk: "Otázky" },
      definiteLabel: { sv: "Frågorna", nb: "Spørsmålene" },
      items: {
        label: { sv: "Fråga", nb: "Spørsmål", da: "Spørgsmål", en: "Question", fi: "Kysymys", sk: "Otázka" },
        definiteLabel: { sv: "Frågan", nb: "Spørsmålet" },
        of: () => faqListQuestionGuide,
      },
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
    closesOthers: {
      label: {
        sv: "Bara ett svar öppet åt gången",
        nb: "Bare ett svar åpent om gangen",
        da: "Kun ét svar åbent ad gangen",
        en: "One answer open at a time",
        fi: "Vain yksi vastaus auki kerrallaan",
        sk: "Vždy otvorená len jedna odpoveď",
      },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
    isForSearchEngines: {
      label: {
        sv: "Beskriv frågorna för sökmotorer",
        nb: "Beskriv spørsmålene for søkemotorer",
        da: "Beskriv spørgsmålene for søgemaskiner",
        en: "Describe the questions to search engines",
        fi: "Kuvaile kysymykset hakukoneille",
        sk: "Popísať otázky pre vyhľadávače",
      },
    },
  },
}

/** The labels and error messages of a faq list question. */
export const faqListQuestionGuide = {
  label: { sv: "Fråga", nb: "Spørsmål", da: "Spørgsmål", en: "Question", fi: "Kysymys", sk: "Otázka" },
  definiteLabel: { sv: "Frågan", nb: "Spørsmålet" },
  properties: {
    question: {
      label: { sv: "Fråga", nb: "Spørsmål", da: "Spørgsmål", en: "Question", fi: "Kysymys", sk: "Otázka" },
      definiteLabel: { sv: "Frågan", nb: "Spørsmålet" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    answer: {
      label: { sv: "Svar", nb: "Svar", da: "Svar", en: "Answer", fi: "Vastaus", sk: "Odpoveď" },
      definiteLabel: { sv: "Svaret", nb: "Svaret" },
      wanted: true,
      of: () => richTextFieldGuide,
    },
  },
}
