import { PHONE_LENGTH } from "@forecourt/contracts/phone"
import type { SiteContext } from "@forecourt/renderer"

/** The texts that all forms share. */
export type MessageFormTexts = Readonly<
  Record<(typeof NAMES)[number] | "failed" | "phone" | "email" | "phoneError" | "emailError", string>
> & {
  /** The texts of the UI kit's fields, by the kit's keys. */
  readonly kit: Readonly<Record<string, string>>
}

type Text = SiteContext["text"]
type Key = Parameters<Text>[0]

const NAMES = [
  "name",
  "seller",
  "chooseSeller",
  "other",
  "submit",
  "sending",
  "invalid",
  "call",
  "sent",
  "sentText",
] as const

const KIT = [
  "form.summary",
  "form.entry",
  "field.required",
  "field.choose",
  "field.tooLong",
  "field.pattern",
  "textArea.count",
  "textArea.left",
] as const

interface Options {
  /** The key of the error text for a message that could not be sent. */
  readonly failed: Key
  /** The keys of texts for the form's own controls. @default none */
  readonly kit?: readonly Key[]
}

/** Returns a form's texts in the page's language. Their placeholders are replaced in the browser. */
export function createMessageFormTexts(text: Text, { failed, kit = [] }: Options): MessageFormTexts {
  return {
    ...createTexts(text, NAMES, (name) => `message.${name}`),
    kit: createTexts(text, [...KIT, ...kit], (key) => key),
    failed: text(failed),
    phone: text("contact.phone"),
    email: text("contact.email"),
    phoneError: text("contact.phone.error", PHONE_LENGTH),
    emailError: text("contact.email.error"),
  }
}

/** Returns texts from the dictionary by their short names. */
export function createTexts<const Names extends readonly string[]>(
  text: Text,
  names: Names,
  keyOf: (name: Names[number]) => Key,
): Readonly<Record<Names[number], string>> {
  return Object.fromEntries(names.map((name) => [name, text(keyOf(name))])) as Record<Names[number], string>
}
