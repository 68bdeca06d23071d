// Generated from schemas/blocks/breadcrumb/breadcrumb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a breadcrumb. */
export const breadcrumbForm: Form = {
  groups: ["content"],
  fields: [
    {
      name: "homeTitle",
      control: "text",
      label: {
        sv: "Startsidans namn",
        nb: "Navn på forsiden",
        da: "Forsidens navn",
        en: "Name of the home page",
        fi: "Etusivun nimi",
        sk: "Názov domovskej stránky",
      },
      help: "The label of the first step. When empty, the title of the home page is used.",
      group: "content",
    },
  ],
}
