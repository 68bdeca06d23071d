// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a statistic. */
export const statisticForm: Form = {
  groups: ["content"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The label of the figure.",
      group: "content",
      isRequired: true,
    },
    {
      name: "value",
      control: "text",
      label: { sv: "Värde", nb: "Verdi", da: "Værdi", en: "Value", fi: "Arvo", sk: "Hodnota" },
      help: "The figure, with its unit.",
      group: "content",
      isRequired: true,
    },
  ],
}
