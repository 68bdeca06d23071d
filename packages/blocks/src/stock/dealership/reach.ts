import type { DealershipView } from "./dealership.types.ts"

/** Formats the known parts of an address (street, postcode and city) in one line. */
export function formatAddress({
  street,
  postcode,
  city,
}: Pick<DealershipView, "street" | "postcode" | "city">): string {
  return [street, `${postcode} ${city}`.trim()].filter(Boolean).join(", ")
}

/** Returns the `tel:` URL of a phone number, with only digits and plus signs. */
export function formatTelephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`
}
