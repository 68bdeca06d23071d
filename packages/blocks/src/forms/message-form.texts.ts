import { PHONE_LENGTH } from "@forecourt/contracts/phone"
import type { FormControl, FormDefinition } from "@forecourt/forms-machine"
import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

type Text = SiteContext["text"]
type Key = Parameters<Text>[0]

/** The texts of the UI kit that every form uses. */
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

/** The texts of the UI kit that only some fields use. */
const KIT_BY_KIND: Readonly<Partial<Record<FormControl["kind"], readonly Key[]>>> = {
  mileage: ["field.number"],
  consent: ["field.check"],
  date: [
    ...(["dateField.open", "dateField.pattern", "dateField.unreadable", "dateField.early", "dateField.late"] as const),
    ...(["calendar.label", "calendar.previous", "calendar.next", "dialog.close"] as const),
  ],
}

/** The texts of a form, as keys of the dictionary. */
type FormKeys = Pick<FormDefinition, "controls"> & {
  readonly failed: Key
  readonly texts: Readonly<Record<string, Key>>
}

export type MessageFormTexts = ReturnType<typeof createMessageFormTexts>

/** Creates the texts of a form in the language of the page. */
export function createMessageFormTexts(text: Text, { controls, failed, texts }: FormKeys) {
  const kit = Object.values(controls).flatMap(({ kind }) => KIT_BY_KIND[kind] ?? [])
  const labels = Object.entries(texts).filter(([name]) => controls[name]?.kind !== "consent")
  return {
    ...getGroupTexts({ text }, "message"),
    kit: createTexts(
      [...KIT, ...kit].map((key) => [key, key] as const),
      text,
    ),
    labels: createTexts(labels, text),
    failed: text(failed),
    phoneError: text("contact.phone.error", PHONE_LENGTH),
    emailError: text("contact.email.error"),
  }
}

/** Creates the texts of a form's consents, which are sent with the message as proof of what was said. */
export function createConsentTexts(text: Text, { controls, texts }: FormKeys): Readonly<Record<string, string>> {
  return createTexts(
    Object.entries(texts).filter(([name]) => controls[name]?.kind === "consent"),
    text,
  )
}

function createTexts(
  keys: readonly (readonly [name: string, key: Key])[],
  text: Text,
): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.map(([name, key]) => [name, text(key)]))
}
