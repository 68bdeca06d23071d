// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a statistic. */
export const statisticGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
    value: {
      label: { sv: "Värde", nb: "Verdi", da: "Værdi", en: "Value", fi: "Arvo", sk: "Hodnota" },
      definiteLabel: { sv: "Värdet", nb: "Verdien" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
  },
}
