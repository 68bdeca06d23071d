import { PHONE_LENGTH } from "@forecourt/contracts/phone"
import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

export type MessageFormTexts = ReturnType<typeof createMessageFormTexts>

type Text = SiteContext["text"]
type Key = Parameters<Text>[0]

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
  readonly failed: Key
  /** The keys of texts for the UI kit controls that only this form uses. @default none */
  readonly kit?: readonly Key[]
}

export function createMessageFormTexts(text: Text, { failed, kit = [] }: Options) {
  return {
    ...getGroupTexts({ text }, "message"),
    kit: createTexts(text, [...KIT, ...kit], (key) => key),
    failed: text(failed),
    phone: text("contact.phone"),
    email: text("contact.email"),
    phoneError: text("contact.phone.error", PHONE_LENGTH),
    emailError: text("contact.email.error"),
  }
}

export function createTexts<const Names extends readonly string[]>(
  text: Text,
  names: Names,
  getKey: (name: Names[number]) => Key,
): Readonly<Record<Names[number], string>> {
  return Object.fromEntries(names.map((name) => [name, text(getKey(name))])) as Record<Names[number], string>
}
