import type { Car, Dealership } from "@forecourt/contracts/search"
import type { ContactSubject, Recipient } from "@forecourt/forms-machine"
import { findSalesDepartment } from "../stock/dealership/schedule.select.ts"

interface Found {
  /** Where the car stands. */
  readonly dealership: Dealership | null
  /** For a sample, who sells cars of its brand. */
  readonly recipients?: readonly Recipient[] | undefined
  /** Name of the site. */
  readonly source: string
}

/** What a message from a car's page is about, and who may get it; `null` where nobody does. Spec 2 §7. */
export function createContactSubject(car: Car, { dealership, recipients = [], source }: Found): ContactSubject | null {
  const isChosen = car.car_is_sample ?? false
  const possible = isChosen ? recipients : listOwnRecipients(car, dealership)
  return possible.length === 0 ? null : { car: car.car_id, source, isChosen, recipients: possible }
}

/** The department of a dealership that sells the car. Without one nobody there takes a message. Spec 2 §8. */
export function createRecipient(car: Car, dealership: Dealership): Recipient {
  const { site_official_name: siteName, site_email } = dealership
  const department = findSalesDepartment(car, dealership)
  const { name: toName = siteName, email = site_email } = department ?? {}
  return { siteName, toName, toEmail: (department && email) ?? "" }
}

/** Who gets messages about this very car: its dealership, at the address that the car names, or else the department's. */
function listOwnRecipients(car: Car, dealership: Dealership | null): readonly Recipient[] {
  const siteName = dealership?.site_official_name ?? car.car_site_name ?? ""
  const there = dealership ? createRecipient(car, dealership) : { toName: siteName, toEmail: "" }
  const toEmail = car.car_site_leads_email || there.toEmail || dealership?.site_email || ""
  return siteName === "" || toEmail === "" ? [] : [{ ...there, siteName, toEmail }]
}
