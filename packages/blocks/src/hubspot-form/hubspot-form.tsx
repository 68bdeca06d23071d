// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/embedded-form.css"
import type { BlockProps } from "@forecourt/renderer"
import { createGateTexts } from "../consent/gate-texts.ts"
import { FormSection } from "../forms/form-section.tsx"
import type { HubspotForm as Fields } from "../generated/hubspot-form.ts"
import { HubspotEmbed } from "../generated/islands.tsx"

/** Renders a form. No request is sent to HubSpot before the visitor's consent. */
export function HubspotForm({ fields, site }: BlockProps<Fields>) {
  const { formId, portalId, region } = fields
  return (
    <FormSection form="hubspot" embed="hubspot" fields={fields} site={site}>
      <HubspotEmbed
        {...createGateTexts("HubSpot", site)}
        formId={formId ?? null}
        portalId={portalId ?? null}
        region={region}
        language={site.language}
      />
    </FormSection>
  )
}
