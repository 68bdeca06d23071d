// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/field.css"
import "@forecourt/ui-kit/css/form.css"
import "@forecourt/ui-kit/css/radio-cards.css"
import "@forecourt/ui-kit/css/text-area.css"
import { sellCarForm } from "@forecourt/contracts/forms/definitions"
import type { BlockProps } from "@forecourt/renderer"
import { createPrivacyNotice } from "../forms/create-privacy-notice.ts"
import { FormSection } from "../forms/form-section.tsx"
import { getPhone } from "../forms/get-phone.ts"
import { createMessageFormTexts } from "../forms/message-form.texts.ts"
import type { PostedOutcome } from "../forms/posted-outcome.ts"
import { SellCarFields } from "../generated/islands.tsx"
import type { SellCarForm as Fields } from "../generated/sell-car-form.ts"

/** Renders a form for owners who want to sell their car. Spec 3 §2.2. */
export function SellCarForm({ fields, data: outcome, site }: BlockProps<Fields, PostedOutcome>) {
  return (
    <FormSection form="sell-car" fields={fields} site={site}>
      <SellCarFields
        topic={{ source: site.name }}
        texts={createMessageFormTexts(site.text, sellCarForm)}
        phone={getPhone(fields.link)}
        outcome={outcome}
        language={site.language}
        path={site.path}
        draft={site.draft}
        privacy={createPrivacyNotice(site)}
      />
    </FormSection>
  )
}
