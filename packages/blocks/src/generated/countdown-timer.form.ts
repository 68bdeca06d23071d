// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a countdown timer. */
export const countdownTimerForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The name of the event to which the timer counts down.",
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
      control: "text",
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      help: "One or two sentences under the title.",
      group: "content",
    },
    {
      name: "until",
      control: "date",
      label: {
        sv: "Räkna ner till",
        nb: "Tell ned til",
        da: "Tæl ned til",
        en: "Count down to",
        fi: "Laske aikaa hetkeen",
        sk: "Odpočítavať do",
      },
      help: "The time to which the timer counts down.",
      group: "content",
      isRequired: true,
    },
    {
      name: "link",
      control: "link",
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      help: "The call to action.",
      group: "content",
    },
    {
      name: "endText",
      control: "text",
      label: {
        sv: "Text efteråt",
        nb: "Tekst etterpå",
        da: "Tekst bagefter",
        en: "Text afterwards",
        fi: "Teksti sen jälkeen",
        sk: "Text po skončení",
      },
      help: "The text that replaces the counter after the countdown ends.",
      group: "content",
    },
    {
      name: "backgroundColor",
      control: "select",
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      help: "The surface behind the section.",
      group: "look",
      default: "BackgroundColor3",
      options: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
    },
  ],
}
