import { createContactRules, readContactTopic } from "./contact.rules.ts"
import type { FormEntries, FormOptions, FormRules } from "./form.types.ts"
import { createSellCarRules, readSellCarTopic } from "./sell-car.rules.ts"
import { createServiceRequestRules, readServiceRequestTopic } from "./service-request.rules.ts"

const ANCHORS: Readonly<Record<string, string>> = { "car-contact": "contact-form" }

/**
 * A form that was submitted without JavaScript, and its rules. `topic` contains data that the visitor has not entered,
 * such as the car.
 */
export interface PostedForm {
  readonly name: string
  readonly topic: unknown
  readonly anchor: string
  readonly rules: FormRules<unknown>
}

/**
 * Reads the name and the topic of a submitted form and finds its rules. Returns `null` if the form is unknown or its
 * topic is invalid.
 */
export function readPostedForm(form: FormEntries, options: FormOptions): PostedForm | null {
  const name = String(form.get("form"))
  const json = parseJson(String(form.get("topic")))
  const rules = json && getRules(name, json, options)
  return rules && { name, topic: json, anchor: ANCHORS[name] ?? name, rules: rules as FormRules<unknown> }
}

function getRules(name: string, json: Readonly<Record<string, unknown>>, options: FormOptions) {
  if (name === "car-contact") return applyRules(readContactTopic(json), createContactRules)
  if (name === "sell-car") return applyRules(readSellCarTopic(json), (topic) => createSellCarRules(topic, options))
  if (name === "service-request")
    return applyRules(readServiceRequestTopic(json), (topic) => createServiceRequestRules(topic, options))
  return null
}

function applyRules<Topic, Rules>(topic: Topic | null, rules: (topic: Topic) => Rules): Rules | null {
  return topic && rules(topic)
}

function parseJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === "object" ? (json as Readonly<Record<string, unknown>> | null) : null
  } catch {
    return null
  }
}
