// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/embedded-form.css"
import type { BlockProps } from "@forecourt/renderer"
import { createGateTexts } from "../consent/gate-texts.ts"
import { FormSection } from "../forms/form-section.tsx"
import { JotformEmbed } from "../generated/islands.tsx"
import type { JotformForm as Fields } from "../generated/jotform-form.ts"
import { buildJotformAddress } from "./jotform-address.ts"

/** Renders a form in an iframe. No request is sent to Jotform before the visitor's consent. */
export function JotformForm({ fields, site }: BlockProps<Fields>) {
  const { formId, dataCentre, title } = fields
  const address = formId ? buildJotformAddress(formId, dataCentre, site.language) : null

  return (
    <FormSection form="jotform" embed="jotform" fields={fields} site={site}>
      <JotformEmbed
        {...createGateTexts("Jotform", site)}
        formId={formId ?? null}
        address={address}
        title={title?.value || site.text("form.label", { provider: "Jotform" })}
      />
      {address ? (
        <noscript>
          <a href={address}>{site.text("embedded-form.consent", { provider: "Jotform" })}</a>
        </noscript>
      ) : null}
    </FormSection>
  )
}
