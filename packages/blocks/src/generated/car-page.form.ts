// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a car page. */
export const carPageForm: Form = {
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
      help: "The link to the list of cars, used by 'back'.",
      group: "content",
    },
    {
      name: "dealershipLink",
      control: "link",
      label: {
        sv: "Anläggningarnas sidor",
        nb: "Anleggenes sider",
        da: "Forhandlernes sider",
        en: "Dealership pages",
        fi: "Toimipisteiden sivut",
        sk: "Stránky predajní",
      },
      help: "The link to the pages of dealerships; the name of the dealership is appended. Without it, no link to the dealership is shown.",
      group: "content",
    },
    {
      name: "reserveLink",
      control: "link",
      label: {
        sv: "Reservera hos långivaren",
        nb: "Reserver hos långiveren",
        da: "Reservér hos långiveren",
        en: "Reserve with the lender",
        fi: "Varaus rahoittajalla",
        sk: "Rezervácia u poskytovateľa",
      },
      help: "The link to the page about reserving a car, on this site or at the finance provider; the reference of the quote is appended. Without it, no such link is shown.",
      group: "content",
    },
    {
      name: "partExchangeLink",
      control: "link",
      label: {
        sv: "Inbyte hos långivaren",
        nb: "Innbytte hos långiveren",
        da: "Byttebil hos långiveren",
        en: "Part exchange with the lender",
        fi: "Vaihtoauto rahoittajalla",
        sk: "Protiauto u poskytovateľa",
      },
      help: "The link to the page about valuing the visitor's old car, on this site or at the finance provider; the reference of the quote is appended. Without it, no such link is shown.",
      group: "content",
    },
  ],
}
