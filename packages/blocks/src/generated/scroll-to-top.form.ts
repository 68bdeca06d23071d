// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a scroll to top. */
export const scrollToTopForm: Form = {
  groups: ["look"],
  fields: [
    {
      name: "showAfter",
      control: "number",
      label: {
        sv: "Visas efter, i pixlar",
        nb: "Vises etter, i piksler",
        da: "Vises efter, i pixels",
        en: "Shown after, in pixels",
        fi: "Näkyy jälkeen, pikseleinä",
        sk: "Zobrazí sa po, v pixeloch",
      },
      help: "The distance, in pixels, that a visitor scrolls before the button appears.",
      group: "look",
      default: 528,
      limits: { minimum: 200, maximum: 5000, integer: true },
    },
  ],
}
