import { hasDomain } from "@forecourt/contracts/email"
import type { FormSubmission } from "@forecourt/contracts/forms"
import { readFormNumber, readLine, readLines, readPhone, readText } from "./form.rules.ts"
import type { FormEntries, FormOptions, FormRules, FormTopic, FormValues } from "./form.types.ts"
import type { FormControl, FormDefinition, FormSource } from "./form-definition.types.ts"
import { getRecipient, isRecipients, type Recipient } from "./recipient.ts"

type Read = (
  form: FormEntries,
  name: string,
  options: Pick<FormControl, "choices"> & { readonly language: string },
) => unknown

const READERS: Readonly<Record<FormControl["kind"], Read>> = {
  line: readLine,
  email: readLine,
  "registration-number": readLine,
  date: readLine,
  phone: readPhone,
  "long-text": readLines,
  mileage: (form, name, { language }) => readFormNumber(form, name, language),
  choice: (form, name, { choices = [] }) => choices.find((item) => item === form.get(name)) ?? "",
  checkboxes: (form, name) => form.getAll(name).map(String),
  checkbox: (form, name) => form.has(name),
  consent: (form, name) => form.has(name),
  dealership: readText,
}

/** Creates the rules that read and validate a form and address its message. Spec 2 §2.5, §5, §7, 3 §2.2, §2.3, §5. */
export function createFormRules(
  form: FormDefinition,
  topic: FormTopic,
  { language, today = "" }: FormOptions,
): FormRules<FormValues> {
  const controls = Object.entries(form.controls)
  const breaksRule: Partial<Record<FormControl["kind"], (value: unknown, control: FormControl) => boolean>> = {
    email: (value) => !hasDomain(String(value)),
    date: (value) => String(value) < today,
    consent: (value, { requiredBy = "" }) => topic[requiredBy] === true && value !== true,
  }

  /** Reads a field. An optional field that is left empty has no value if the contract has none for it. */
  function readEntry(entries: FormEntries, name: string, control: FormControl): readonly [string, unknown][] {
    const value = READERS[control.kind](entries, name, { language, ...control })
    const isEmpty = !control.isRequired && readLine(entries, name) === ""
    return isEmpty && form.parsePartial({ [name]: value }) === null ? [] : [[name, value]]
  }

  function findRecipient({ siteName = "" }: FormValues): Recipient | null {
    return isRecipients(topic) ? getRecipient(String(siteName), topic) : null
  }

  return {
    read: (entries) => Object.fromEntries(controls.flatMap(([name, control]) => readEntry(entries, name, control))),
    wrongFields(values) {
      const isUnaddressed = topic.isChosen === true && findRecipient(values) === null
      const isWrong = ([name, control]: (typeof controls)[number]) =>
        control.kind === "dealership"
          ? isUnaddressed
          : name in values &&
            (form.parsePartial({ [name]: values[name] }) === null || breaksRule[control.kind]?.(values[name], control))
      return controls.filter(isWrong).map(([name]) => name)
    },
    createSubmission({ siteName, ...written }, formSubmissionId) {
      const recipient = findRecipient({ siteName })
      const consents = controls.filter(([name, { kind }]) => kind === "consent" && written[name] === true)
      const origins = {
        consents: consents.map(([name]) => topic.consentTexts?.[name]),
        "recipient.siteName": recipient?.siteName,
        "recipient.toName": recipient?.toName,
        "recipient.toEmail": recipient?.toEmail,
      }
      const sources = Object.entries(form.sources).map(([name, { from }]) => [
        name,
        from === "topic" ? topic[name] : origins[from],
      ])
      const values = form.parse({ ...written, ...Object.fromEntries(sources) })
      return values && ({ formName: form.name, formSubmissionId, values } as FormSubmission)
    },
    getEmail: (values) => String(values[form.email] ?? ""),
  }
}

/**
 * Parses the topic of a form. Returns `null` if the topic is invalid. The values are validated later by the contract's
 * parser.
 */
export function readTopic(form: FormDefinition, json: Readonly<Record<string, unknown>>): FormTopic | null {
  const isOfType = ([name, { from, type }]: [string, FormSource]) => from !== "topic" || typeof json[name] === type
  const isComplete = ([name, { kind }]: [string, FormControl]) => {
    if (kind === "dealership") return isRecipients(json)
    return kind !== "consent" || typeof (json as FormTopic).consentTexts?.[name] === "string"
  }
  const isValid = Object.entries(form.sources).every(isOfType) && Object.entries(form.controls).every(isComplete)
  return isValid ? (json as FormTopic) : null
}
