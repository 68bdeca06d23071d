// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/checkbox.css"
import "@forecourt/ui-kit/css/checkbox-group.css"
import "@forecourt/ui-kit/css/date-field.css"
import "@forecourt/ui-kit/css/field.css"
import "@forecourt/ui-kit/css/form.css"
import "@forecourt/ui-kit/css/select.css"
import "@forecourt/ui-kit/css/text-area.css"
import { serviceRequestForm } from "@forecourt/contracts/forms/definitions"
import type { BlockProps } from "@forecourt/renderer"
import { createPrivacyNotice } from "../forms/create-privacy-notice.ts"
import { FormSection } from "../forms/form-section.tsx"
import { getPhone } from "../forms/get-phone.ts"
import { createConsentTexts, createMessageFormTexts } from "../forms/message-form.texts.ts"
import { ServiceRequestFields } from "../generated/islands.tsx"
import type { ServiceRequestForm as Fields } from "../generated/service-request-form.ts"
import type { ServiceRequestFormData } from "./service-request-form.load.ts"
import { createServiceTypes } from "./service-types.ts"

/** Renders a form for requesting a service from a workshop. Spec 3 §2.3. */
export function ServiceRequestForm({ fields, data, site }: BlockProps<Fields, ServiceRequestFormData>) {
  const { vehicle, dealership, newsletterRequired: isNewsletterRequired, link } = fields
  const { language, path, draft, timeZone, text } = site
  const texts = createMessageFormTexts(text, serviceRequestForm)
  const topic = {
    source: site.name,
    isChosen: dealership === undefined,
    recipients: data?.recipients ?? [],
    isNewsletterRequired,
    typeMC: vehicle === "Motorcycles",
    consentTexts: createConsentTexts(text, serviceRequestForm),
  }
  return (
    <FormSection form="service-request" fields={fields} site={site}>
      {data === undefined || data.recipients.length === 0 ? (
        <p role="status">{texts.failed}</p>
      ) : (
        <ServiceRequestFields
          topic={topic}
          texts={texts}
          outcome={data.outcome}
          language={language}
          path={path}
          draft={draft}
          privacy={createPrivacyNotice(site)}
          today={data.today}
          timeZone={timeZone}
          phone={getPhone(link)}
          choices={{ services: createServiceTypes(vehicle, site) }}
        />
      )}
    </FormSection>
  )
}
