import type { ContactSubject } from "@forecourt/contact-form-machine"
import type { FormSubmission } from "@forecourt/contracts/forms"
import type { SiteContext } from "@forecourt/renderer"
import type { PropsWithChildren } from "react"
import type { CarContactFormProps } from "../src/car-page/car-contact-form.client.tsx"
import { contactFormTexts } from "../src/car-page/contact-form.texts.ts"
import { type ContactWorld, ContactWorldContext } from "../src/car-page/use-contact-form.ts"

const LUND = { siteName: "Norrvik Lund", toName: "Begagnade bilar", toEmail: "lund@norrvik.example" }

/** A car that stands at one dealership. */
export const USED: ContactSubject = { car: "41281", source: "se-automotive", isChosen: false, recipients: [LUND] }

/** A sample, which several dealerships sell; the last of them has no department for it. */
export const SAMPLE: ContactSubject = {
  ...USED,
  isChosen: true,
  recipients: [LUND, { ...LUND, siteName: "Norrvik Borås" }, { ...LUND, siteName: "Norrvik Umeå", toEmail: "" }],
}

/** What a contact form is rendered with, beside what is different. */
export function contactForm(
  site: Pick<SiteContext, "text">,
  changes: Partial<CarContactFormProps> = {},
): CarContactFormProps {
  const texts = contactFormTexts(site)
  return { texts, subject: USED, phone: "046-12 34 56", path: "/bil/41281/volvo-ex30", language: "sv", ...changes }
}

/** How calls end, one after the other; the last of them from then on. */
export type Answer = "taken" | "never" | { readonly status: number; readonly code: string }

/** A world in which calls end so, and what was sent into it. */
export function contactWorld(answers: readonly Answer[], clock?: ContactWorld["clock"]) {
  const sent: FormSubmission[] = []
  const world: ContactWorld = {
    ...(clock && { clock }),
    calls: {
      async submitForm(submission) {
        const outcome = answers[Math.min(sent.length, answers.length - 1)]
        sent.push(submission)
        if (outcome === "never") return new Promise(() => {})
        if (outcome !== "taken") throw outcome
        return { formSubmissionId: submission.formSubmissionId }
      },
    },
  }
  const Around = ({ children }: PropsWithChildren) => (
    <ContactWorldContext value={() => world}>{children}</ContactWorldContext>
  )
  return { sent, Around }
}
