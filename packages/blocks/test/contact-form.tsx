import type { ContactTopic } from "@forecourt/forms-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { CarContactFormProps } from "../src/car-page/car-contact-form.client.tsx"
import { createCarContactFormTexts } from "../src/car-page/car-contact-form.texts.ts"
import { createPrivacyNotice } from "../src/forms/create-privacy-notice.ts"

const LUND = { siteName: "Norrvik Lund", toName: "Begagnade bilar", toEmail: "lund@norrvik.example" }

export const USED: ContactTopic = { car: "41281", source: "se-automotive", isChosen: false, recipients: [LUND] }

export const SAMPLE: ContactTopic = {
  ...USED,
  isChosen: true,
  recipients: [LUND, { ...LUND, siteName: "Norrvik Borås" }, { ...LUND, siteName: "Norrvik Umeå", toEmail: "" }],
}

export function contactForm(site: SiteContext, changes: Partial<CarContactFormProps> = {}): CarContactFormProps {
  const texts = createCarContactFormTexts(site)
  const privacy = createPrivacyNotice(site)
  return {
    texts,
    privacy,
    topic: USED,
    phone: "046-12 34 56",
    path: "/bil/41281/volvo-ex30",
    language: "sv",
    ...changes,
  }
}
