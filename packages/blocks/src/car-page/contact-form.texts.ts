import type { SiteContext } from "@forecourt/renderer"

/** What the contact form of a car says, by key without its prefix. */
export type ContactFormTexts = Readonly<
  Record<(typeof NAMES)[number] | "failed" | "phone" | "email" | "phoneError" | "emailError", string>
> & {
  /** What the kit says of fields that are wrong, by its own keys. */
  readonly kit: Readonly<Record<(typeof KIT)[number], string>>
}

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

const KIT = ["form.summary", "form.entry", "field.required", "field.choose", "field.tooLong"] as const

/** The form's texts in the page's language; what depends on the visitor is filled in later. */
export function contactFormTexts({ text }: Pick<SiteContext, "text">): ContactFormTexts {
  const of = <Name extends string>(names: readonly Name[], keyOf: (name: Name) => Parameters<typeof text>[0]) =>
    Object.fromEntries(names.map((name) => [name, text(keyOf(name))])) as Readonly<Record<Name, string>>
  return {
    ...of(NAMES, (name) => `carPage.form.${name}`),
    kit: of(KIT, (key) => key),
    failed: text("carDetailFormError"),
    phone: text("contact.phone"),
    email: text("contact.email"),
    phoneError: text("contact.phone.error"),
    emailError: text("contact.email.error"),
  }
}
