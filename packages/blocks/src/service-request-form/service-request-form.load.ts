import type { Services } from "@forecourt/api-clients/content"
import { getDayInZone } from "@forecourt/calendar"
import type { Recipient } from "@forecourt/forms-machine"
import type { Load } from "@forecourt/renderer"
import { getPostedOutcome, type PostedOutcome } from "../forms/posted-outcome.ts"
import type { ServiceRequestForm } from "../generated/service-request-form.ts"
import { findWorkshopRecipients } from "./workshop-recipients.ts"

export interface ServiceRequestFormData {
  readonly recipients: readonly Recipient[]
  readonly today: string
  readonly outcome: PostedOutcome | undefined
}

/**
 * Loads the dealerships with a workshop. If an editor has selected a dealership, only this dealership is loaded. Spec 3
 * §3.1.
 */
export const load: Load<ServiceRequestForm, Services, ServiceRequestFormData | undefined> = async (props) => {
  const { fields, page, site, services, signal } = props
  const recipients = await findWorkshopRecipients(services.stock, { slug: fields.dealership, signal })
  if (recipients === null) return undefined
  return { recipients, today: getDayInZone(site.timeZone, Date.now()), outcome: getPostedOutcome(page) }
}
