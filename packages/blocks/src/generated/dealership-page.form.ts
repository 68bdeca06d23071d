// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a dealership page. */
export const dealershipPageForm: Form = {
  groups: ["content"],
  fields: [
    {
      name: "bookServiceLink",
      control: "link",
      label: {
        sv: "Boka service",
        nb: "Bestill service",
        da: "Book service",
        en: "Book service",
        fi: "Varaa huolto",
        sk: "Objednať servis",
      },
      help: "The link to the page for booking service and repairs. Without it, no booking link is shown.",
      group: "content",
    },
  ],
}
