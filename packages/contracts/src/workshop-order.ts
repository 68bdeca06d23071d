import { hasDomain } from "./email.ts"
import {
  parsePartialWorkshopBookingCustomer,
  type WorkshopBookingCustomer,
} from "./generated/workshop-booking/booking-request.ts"
import { normalizeText } from "./normalize-text.ts"
import { isPersonName } from "./person-name.ts"
import { normalizePhone } from "./phone.ts"

const CUSTOMER_FIELDS = ["firstName", "lastName", "phone", "email"] as const

/** Removes what a customer types around and between the parts of a name, a number or an address. */
export function normalizeCustomer({ firstName, lastName, phone, email }: WorkshopBookingCustomer) {
  return { firstName: firstName.trim(), lastName: lastName.trim(), phone: normalizePhone(phone), email: email.trim() }
}

/**
 * Returns the names of the contact fields that are blank or invalid, such as a name with an address in it. The booking page and the service use the same
 * rule. Spec 3 §5.1.
 */
export function findWrongCustomerFields(customer: WorkshopBookingCustomer): (typeof CUSTOMER_FIELDS)[number][] {
  const written = normalizeCustomer(customer)
  return CUSTOMER_FIELDS.filter((field) => {
    const isRefused = parsePartialWorkshopBookingCustomer({ [field]: written[field] }) === null
    const isNoName = (field === "firstName" || field === "lastName") && !isPersonName(written[field])
    return isRefused || isNoName || (field === "email" && !hasDomain(written.email))
  })
}

/** A service or an add-on of an order. */
export interface OrderedOffering {
  readonly type: "service" | "addon"
  /** The category of which one offering can be ordered, or `null` if the category allows several. */
  readonly singleCategory: string | null
  readonly isNeedingWords: boolean
  readonly words: string | null
}

/**
 * Returns true if an order contains a service, at most one offering of each category that allows only one, and the
 * customer's text for exactly the services that require one. Spec 3 §4.1, §5.1.
 */
export function isSoundOrder(offerings: readonly OrderedOffering[]): boolean {
  const singleCategories = offerings.flatMap(({ singleCategory }) => singleCategory ?? [])
  return (
    offerings.some(({ type }) => type === "service") &&
    new Set(singleCategories).size === singleCategories.length &&
    offerings.every(({ isNeedingWords, words }) => (isNeedingWords ? hasWords(words ?? "") : words === null))
  )
}

/** Returns true if a text contains more than spaces and control characters. */
export function hasWords(text: string): boolean {
  return normalizeText(text).trim() !== ""
}
