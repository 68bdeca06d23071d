import type { Car, Dealership } from "@forecourt/contracts/search"
import type { FormTopic, Recipient, Recipients } from "@forecourt/forms-machine"
import { findSalesDepartment } from "../stock/dealership/schedule.select.ts"

interface Found {
  readonly dealership: Dealership | null
  readonly recipients?: readonly Recipient[] | undefined
  readonly source: string
}

/** Creates the topic of a message about a car. Returns `null` if the message would have no recipients. Spec 2 §7. */
export function createContactTopic(
  car: Car,
  { dealership, recipients = [], source }: Found,
): (FormTopic & Recipients) | null {
  const isChosen = car.car_is_sample ?? false
  const possible = isChosen ? recipients : listOwnRecipients(car, dealership)
  return possible.length === 0 ? null : { car: car.car_id, source, isChosen, recipients: possible }
}

/**
 * Returns the department that sells a car as the recipient of messages. If the department has no e-mail address, that
 * of the dealership is used. If there is no department, the address is empty. Spec 2 §8.
 */
export function createRecipient(car: Car, dealership: Dealership): Recipient {
  const { site_official_name: siteName, site_email } = dealership
  const department = findSalesDepartment(car, dealership)
  const { name: toName = siteName, email = site_email } = department ?? {}
  return { siteName, toName, toEmail: (department && email) ?? "" }
}

/**
 * Returns the recipient of a message in a list. The e-mail address is that of the car's data, otherwise that of the
 * sales department, otherwise that of the dealership. The list is empty if the address or the name of the dealership is
 * unknown.
 */
function listOwnRecipients(car: Car, dealership: Dealership | null): readonly Recipient[] {
  const siteName = dealership?.site_official_name ?? car.car_site_name ?? ""
  const there = dealership ? createRecipient(car, dealership) : { toName: siteName, toEmail: "" }
  const toEmail = car.car_site_leads_email || there.toEmail || dealership?.site_email || ""
  return siteName === "" || toEmail === "" ? [] : [{ ...there, siteName, toEmail }]
}
