// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a compare page. */
export const comparePageForm: Form = {
  groups: ["content"],
  fields: [
    {
      name: "listLink",
      control: "link",
      label: {
        sv: "Billistan",
        nb: "Billisten",
        da: "Billisten",
        en: "List of cars",
        fi: "Autolista",
        sk: "Zoznam áut",
      },
      help: "The link to the list of cars, where visitors select cars. When absent, the site's own list is used.",
      group: "content",
    },
  ],
}
