import type { FormSubmission } from "@forecourt/contracts/forms"
import { listPossibleNumbers, toInternationalNumber } from "@forecourt/service-kit/phone-numbers"
import { createKeyedHash } from "@forecourt/service-kit/secrets"

const MARKETS: Readonly<Record<string, string>> = { se: "SE", no: "NO", fi: "FI", sk: "SK", uk: "GB" }

/** Hashes the e-mail address and the phone number of a visitor, so that staff find the message without decrypting it. */
export function hashContacts(key: Buffer, { values }: Pick<FormSubmission, "values">) {
  const email = getEmail({ values })
  const phone = "customerPhone" in values ? values.customerPhone : values.phone
  const market = MARKETS[values.source.slice(0, 2)] ?? ""
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
export function getEmail({ values }: Pick<FormSubmission, "values">): string {
  return "customerEmail" in values ? values.customerEmail : values.email
}

export function hashEmail(key: Buffer, email: string): string {
  return createKeyedHash(key, "email", email.trim().toLowerCase())
}

/** Hashes the mailbox of an address. Many servers deliver `anna+any@…` to the mailbox of `anna@…`. */
export function hashMailbox(key: Buffer, email: string): string {
  return createKeyedHash(
    key,
    "mailbox",
    email
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*@/, "@"),
  )
}

function hashPhone(key: Buffer, number: string): string {
  return createKeyedHash(key, "phone", number.replaceAll(/\D/g, ""))
}
