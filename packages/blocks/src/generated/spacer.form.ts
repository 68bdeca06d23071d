// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a spacer. */
export const spacerForm: Form = {
  groups: ["look"],
  fields: [
    {
      name: "size",
      control: "radio",
      label: { sv: "Storlek", nb: "Størrelse", da: "Størrelse", en: "Size", fi: "Koko", sk: "Veľkosť" },
      help: "The amount of space.",
      group: "look",
      default: "Medium",
      options: ["Small", "Medium", "Large"],
    },
    {
      name: "hasLine",
      control: "switch",
      label: {
        sv: "Visa linje",
        nb: "Vis linje",
        da: "Vis en linje",
        en: "Show a line",
        fi: "Näytä viiva",
        sk: "Zobraziť čiaru",
      },
      help: "True if a thin line is shown in the middle of the space.",
      group: "look",
      default: false,
    },
  ],
}
