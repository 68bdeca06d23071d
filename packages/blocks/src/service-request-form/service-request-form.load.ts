import type { Services } from "@forecourt/api-clients/content"
import { dayIn } from "@forecourt/calendar"
import type { Load } from "@forecourt/renderer"
import { postedOutcome } from "../forms/posted-outcome.ts"
import type { ServiceRequestForm } from "../generated/service-request-form.ts"
import { type FoundWorkshops, workshopRecipients } from "./workshop-recipients.ts"

/** Dealerships with a workshop, or the one that an editor names, and what became of a form without a script. Spec 3 §3.1. */
export const load: Load<ServiceRequestForm, Services> = async ({ fields, page, site, services, signal }) => {
  const recipients = await workshopRecipients(services.stock, { slug: fields.dealership, signal })
  const found = recipients && ({ recipients, today: dayIn(site.timeZone, Date.now()) } satisfies FoundWorkshops)
  return { ...postedOutcome(page), ...(found && { found: JSON.stringify(found) }) }
}
