import type { DealershipView } from "./dealership.types.ts"

/** Street, postcode and city in one line, as far as they are known. */
export function formatAddress({
  street,
  postcode,
  city,
}: Pick<DealershipView, "street" | "postcode" | "city">): string {
  return [street, `${postcode} ${city}`.trim()].filter(Boolean).join(", ")
}

/** Only digits and plus reach a telephone. */
export function formatTelephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`
}
