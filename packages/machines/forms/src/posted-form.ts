import { FORMS } from "@forecourt/contracts/forms/definitions"
import { createFormRules, readTopic } from "./create-form-rules.ts"
import type { FormEntries, FormOptions, FormRules, FormValues } from "./form.types.ts"
import type { FormDefinition } from "./form-definition.types.ts"

/**
 * A form that was submitted without JavaScript, and its rules. `topic` contains data that the visitor has not entered,
 * such as the car.
 */
export interface PostedForm {
  readonly name: string
  readonly topic: unknown
  readonly anchor: string
  readonly rules: FormRules<FormValues>
}

/**
 * Reads the name and the topic of a submitted form and finds its rules. Returns `null` if the form is unknown or its
 * topic is invalid.
 */
export function readPostedForm(
  entries: FormEntries,
  options: FormOptions,
  forms: readonly FormDefinition[] = FORMS,
): PostedForm | null {
  const form = forms.find(({ name }) => name === entries.get("form"))
  const json = parseJson(String(entries.get("topic")))
  const topic = form && json && readTopic(form, json)
  if (!form || !topic) return null
  return { name: form.name, topic, anchor: form.anchor, rules: createFormRules(form, topic, options) }
}

function parseJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === "object" ? (json as Readonly<Record<string, unknown>> | null) : null
  } catch {
    return null
  }
}
