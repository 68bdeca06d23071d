import type { Services } from "@forecourt/api-clients/content"
import { getDayInZone } from "@forecourt/calendar"
import type { Load } from "@forecourt/renderer"
import { getPostedOutcome } from "../forms/posted-outcome.ts"
import type { ServiceRequestForm } from "../generated/service-request-form.ts"
import { type FoundWorkshops, findWorkshopRecipients } from "./workshop-recipients.ts"

/**
 * Loads the dealerships with a workshop, or the single dealership that an editor selected. Also loads the outcome of a
 * form that was submitted without JavaScript. Spec 3 §3.1.
 */
export const load: Load<ServiceRequestForm, Services> = async ({ fields, page, site, services, signal }) => {
  const recipients = await findWorkshopRecipients(services.stock, { slug: fields.dealership, signal })
  const data = recipients && ({ recipients, today: getDayInZone(site.timeZone, Date.now()) } satisfies FoundWorkshops)
  return { ...getPostedOutcome(page), ...(data && { found: JSON.stringify(data) }) }
}
