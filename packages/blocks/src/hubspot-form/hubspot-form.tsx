import type { BlockProps } from "@forecourt/renderer"
import { FormSection, gateTexts } from "../consent/form-section.tsx"
import type { HubspotForm as Fields } from "../generated/hubspot-form.ts"
import { HubspotEmbed } from "../generated/islands.tsx"

/** A form from HubSpot. Until the visitor has allowed it, HubSpot is asked for nothing. */
export function HubspotForm({ fields, site }: BlockProps<Fields>) {
  const { formId, portalId, region } = fields
  return (
    <FormSection embed="hubspot" fields={fields} site={site}>
      <HubspotEmbed
        {...gateTexts("HubSpot", site)}
        formId={formId ?? null}
        portalId={portalId ?? null}
        region={region}
        language={site.language}
      />
    </FormSection>
  )
}
