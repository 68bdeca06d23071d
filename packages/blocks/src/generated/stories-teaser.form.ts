// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a stories teaser. */
export const storiesTeaserForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading above the articles.",
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
      name: "storiesIndex",
      control: "reference",
      label: {
        sv: "Nyhetsindex",
        nb: "Nyhetsindeks",
        da: "Nyhedsindeks",
        en: "Stories index",
        fi: "Juttuhakemisto",
        sk: "Index článkov",
      },
      help: "The stories index below the page whose articles are shown, for example Home/nyheter/data/index.",
      group: "content",
    },
    {
      name: "showMoreText",
      control: "text",
      label: {
        sv: "Länkens text",
        nb: "Lenkens tekst",
        da: "Linkets tekst",
        en: "Words of the link",
        fi: "Linkin teksti",
        sk: "Text odkazu",
      },
      help: "The text of the link to all articles. When empty, the site's own text is used.",
      group: "content",
    },
    {
      name: "layout",
      control: "radio",
      label: { sv: "Upplägg", nb: "Oppsett", da: "Opsætning", en: "Layout", fi: "Asettelu", sk: "Rozloženie" },
      help: "The layout: 'Variant 2' is a list with the picture on the left; any other value is a row of three cards.",
      group: "look",
      default: "Default",
      options: ["Default", "Variant 2"],
      choices: {
        Default: { sv: "Standard", nb: "Standard", da: "Standard", en: "Default", fi: "Oletus", sk: "Predvolené" },
        "Variant 2": {
          sv: "Variant 2",
          nb: "Variant 2",
          da: "Variant 2",
          en: "Variant 2",
          fi: "Vaihtoehto 2",
          sk: "Variant 2",
        },
      },
    },
    {
      name: "showDates",
      control: "switch",
      label: {
        sv: "Visa datum",
        nb: "Vis dato",
        da: "Vis dato",
        en: "Show dates",
        fi: "Näytä päivämäärät",
        sk: "Zobraziť dátumy",
      },
      help: "True if the date of each article is shown.",
      group: "look",
      default: true,
    },
  ],
}
