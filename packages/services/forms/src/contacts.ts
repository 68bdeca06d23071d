import type { FormSubmission } from "@forecourt/contracts/forms"
import { FORMS } from "@forecourt/contracts/forms/definitions"
import { listPossibleNumbers, toInternationalNumber } from "@forecourt/service-kit/phone-numbers"
import { createKeyedHash } from "@forecourt/service-kit/secrets"

type FormContent = Pick<FormSubmission, "formName" | "values">

const MARKETS: Readonly<Record<string, string>> = { se: "SE", no: "NO", fi: "FI", sk: "SK", uk: "GB" }

/** Hashes the e-mail address and the phone number of a visitor, so that staff find the message without decrypting it. */
export function hashContacts(key: Buffer, submission: FormContent) {
  const email = getEmail(submission)
  const phone = readValue(submission, findForm(submission)?.phone)
  const market = MARKETS[submission.values.source.slice(0, 2)] ?? ""
  return {
    emailHash: email === "" ? null : hashEmail(key, email),
    phoneHash: phone === "" ? null : hashPhone(key, toInternationalNumber(phone, market) ?? phone),
  }
}

/** Hashes what staff search for in every form in which it may be stored: under each key, in each market. */
export function hashSearchWords(keys: readonly Buffer[], words: string): string[] {
  if (words.includes("@")) return keys.map((key) => hashEmail(key, words))
  return keys.flatMap((key) => listPossibleNumbers(words).map((number) => hashPhone(key, number)))
}

/** Returns the visitor's e-mail address. */
export function getEmail(submission: FormContent): string {
  return readValue(submission, findForm(submission)?.email)
}

/** Returns the recipient's address, or `null` for a form with a fixed recipient. */
export function findAddress(submission: FormContent): string | null {
  const sources = Object.entries<{ readonly from: string }>(findForm(submission)?.sources ?? {})
  const [name] = sources.find(([, { from }]) => from === "recipient.toEmail") ?? []
  return name === undefined ? null : readValue(submission, name)
}

function findForm({ formName }: FormContent) {
  return FORMS.find(({ name }) => name === formName)
}

function readValue({ values }: FormContent, name = ""): string {
  return String(Object.entries(values).find(([key]) => key === name)?.[1] ?? "")
}

export function hashEmail(key: Buffer, email: string): string {
  return createKeyedHash(key, "email", email.trim().toLowerCase())
}

function hashPhone(key: Buffer, number: string): string {
  return createKeyedHash(key, "phone", number.replaceAll(/\D/g, ""))
}
