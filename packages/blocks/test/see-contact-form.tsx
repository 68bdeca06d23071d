import { renderToString } from "react-dom/server"
import { CarContactForm } from "../src/car-page/car-contact-form.client.tsx"
import { contactForm, SAMPLE } from "./contact-form.tsx"
import { siteFor } from "./render.tsx"

export function seeContactForm(): string {
  return renderToString(<CarContactForm {...contactForm(siteFor(), { topic: SAMPLE })} />)
}
