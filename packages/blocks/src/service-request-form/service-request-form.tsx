// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/checkbox.css"
import "@forecourt/ui-kit/css/checkbox-group.css"
import "@forecourt/ui-kit/css/date-field.css"
import "@forecourt/ui-kit/css/field.css"
import "@forecourt/ui-kit/css/form.css"
import "@forecourt/ui-kit/css/select.css"
import "@forecourt/ui-kit/css/text-area.css"
import type { BlockProps } from "@forecourt/renderer"
import { FormSection } from "../forms/form-section.tsx"
import { getPhone } from "../forms/get-phone.ts"
import { ServiceRequestFields } from "../generated/islands.tsx"
import type { ServiceRequestForm as Fields } from "../generated/service-request-form.ts"
import { createServiceRequestTexts, createServiceTypes } from "./service-request.texts.ts"
import { type FoundWorkshops, readWorkshops } from "./workshop-recipients.ts"

const NOBODY: FoundWorkshops = { recipients: [], today: "" }

/** A form for requesting a service for a car or motorcycle from a workshop. Spec 3 §2.3. */
export function ServiceRequestForm({ fields, site }: BlockProps<Fields>) {
  const { vehicle, dealership, newsletterRequired: isNewsletterRequired, link, outcome, found: json } = fields
  const { language, path, draft, timeZone, text } = site
  const texts = createServiceRequestTexts(site)
  const { recipients, today } = readWorkshops(json) ?? NOBODY
  const topic = {
    source: site.name,
    isChosen: dealership === undefined,
    recipients,
    isNewsletterRequired,
    typeMC: vehicle === "Motorcycles",
    consentTexts: { gdpr: text("serviceRequest.gdpr"), newsletter: text("serviceRequest.newsletter") },
  }
  return (
    <FormSection form="service-request" fields={fields} site={site}>
      {recipients.length === 0 ? (
        <p role="status">{texts.failed}</p>
      ) : (
        <ServiceRequestFields
          topic={topic}
          texts={texts}
          outcome={outcome}
          language={language}
          path={path}
          draft={draft}
          today={today}
          timeZone={timeZone}
          phone={getPhone(link)}
          types={createServiceTypes(vehicle, site)}
        />
      )}
    </FormSection>
  )
}
