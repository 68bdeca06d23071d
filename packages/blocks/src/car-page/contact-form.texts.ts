import type { SiteContext } from "@forecourt/renderer"

/** What the contact form of a car says, by key without its prefix. */
export type ContactFormTexts = Readonly<
  Record<(typeof NAMES)[number] | "failed" | "phone" | "email" | "phoneError" | "emailError", string>
>

const NAMES = [
  "name",
  "message",
  "quote",
  "testDrive",
  "seller",
  "chooseSeller",
  "submit",
  "sending",
  "invalid",
  "call",
  "sent",
  "sentText",
] as const

/** The form's texts in the page's language; what depends on the visitor is filled in later. */
export function contactFormTexts({ text }: Pick<SiteContext, "text">): ContactFormTexts {
  const own = NAMES.map((name) => [name, text(`carPage.form.${name}`)])
  return Object.fromEntries([
    ...own,
    ["failed", text("carDetailFormError")],
    ["phone", text("contact.phone")],
    ["email", text("contact.email")],
    ["phoneError", text("contact.phone.error")],
    ["emailError", text("contact.email.error")],
  ])
}
