import type { ContactTopic } from "@forecourt/forms-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { CarContactFormProps } from "../src/car-page/car-contact-form.client.tsx"
import { createCarContactFormTexts } from "../src/car-page/car-contact-form.texts.ts"

const LUND = { siteName: "Norrvik Lund", toName: "Begagnade bilar", toEmail: "lund@norrvik.example" }

/** The topic of a message about a used car at one dealership. */
export const USED: ContactTopic = { car: "41281", source: "se-automotive", isChosen: false, recipients: [LUND] }

/**
 * The topic of a message about an example listing, for which visitors choose between several dealerships as recipients.
 * The last dealership has no e-mail address.
 */
export const SAMPLE: ContactTopic = {
  ...USED,
  isChosen: true,
  recipients: [LUND, { ...LUND, siteName: "Norrvik Borås" }, { ...LUND, siteName: "Norrvik Umeå", toEmail: "" }],
}

/** Returns the default props of a contact form with the given changes. */
export function contactForm(
  site: Pick<SiteContext, "text">,
  changes: Partial<CarContactFormProps> = {},
): CarContactFormProps {
  const texts = createCarContactFormTexts(site)
  return { texts, topic: USED, phone: "046-12 34 56", path: "/bil/41281/volvo-ex30", language: "sv", ...changes }
}
