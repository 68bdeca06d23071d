import { renderToString } from "react-dom/server"
import { CarContactForm } from "../src/car-page/car-contact-form.client.tsx"
import { contactForm, SAMPLE } from "./contact-form.tsx"
import { siteFor } from "./render.tsx"

/** Renders the contact form of an example listing, as on a site that accepts messages. */
export function seeContactForm(): string {
  return renderToString(<CarContactForm {...contactForm(siteFor(), { topic: SAMPLE })} />)
}
