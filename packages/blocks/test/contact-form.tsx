import { carContactForm } from "@forecourt/contracts/forms/definitions"
import type { FormTopic } from "@forecourt/forms-machine"
import type { SiteContext } from "@forecourt/renderer"
import { createPrivacyNotice } from "../src/forms/create-privacy-notice.ts"
import { createMessageFormTexts } from "../src/forms/message-form.texts.ts"
import type { MessageIslandProps } from "../src/forms/message-form.tsx"

const LUND = { siteName: "Norrvik Lund", toName: "Begagnade bilar", toEmail: "lund@norrvik.example" }

export const USED: FormTopic = { car: "41281", source: "se-automotive", isChosen: false, recipients: [LUND] }

export const SAMPLE: FormTopic = {
  ...USED,
  isChosen: true,
  recipients: [LUND, { ...LUND, siteName: "Norrvik Borås" }, { ...LUND, siteName: "Norrvik Umeå", toEmail: "" }],
}

export function contactForm(site: SiteContext, changes: Partial<MessageIslandProps> = {}): MessageIslandProps {
  const texts = createMessageFormTexts(site.text, carContactForm)
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
