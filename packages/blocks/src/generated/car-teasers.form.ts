// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of the car teasers. */
export const carTeasersForm: Form = {
  groups: ["content"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading above the cars.",
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
      help: "The heading level of the title; cars are one level below.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "cars",
      control: "list",
      label: { sv: "Bilar", nb: "Biler", da: "Biler", en: "Cars", fi: "Autot", sk: "Autá" },
      help: "The selected cars by number, in the order in which they are shown. When empty, the row shows the cars of the list.",
      group: "content",
      limits: { maxItems: 100 },
      entry: { sv: "Bil", nb: "Bil", da: "Bil", en: "Car", fi: "Auto", sk: "Auto" },
      fields: [
        {
          name: "carId",
          control: "text",
          label: { sv: "Nummer", nb: "Nummer", da: "Nummer", en: "Number", fi: "Numero", sk: "Číslo" },
          help: "The number of the car, as in its address: 21000053.",
          isRequired: true,
          isPlain: true,
          limits: { pattern: "^[0-9]{1,18}$" },
        },
      ],
    },
    {
      name: "listLink",
      control: "link",
      label: { sv: "Billista", nb: "Billiste", da: "Billiste", en: "List of cars", fi: "Autolista", sk: "Zoznam áut" },
      help: "The link to a list of cars, with filters and sorting in its address. The row shows the first cars of the list, and the link below the row opens all of them.",
      group: "content",
    },
    {
      name: "limit",
      control: "number",
      label: { sv: "Antal", nb: "Antall", da: "Antal", en: "Number of cars", fi: "Määrä", sk: "Počet" },
      help: "The maximum number of cars from the list.",
      group: "content",
      default: 8,
      limits: { minimum: 1, maximum: 24, integer: true },
    },
  ],
}
