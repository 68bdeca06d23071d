import type { DealershipView } from "./dealership.types.ts"

export function formatAddress({
  street,
  postcode,
  city,
}: Pick<DealershipView, "street" | "postcode" | "city">): string {
  return [street, `${postcode} ${city}`.trim()].filter(Boolean).join(", ")
}

export function formatTelephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`
}
