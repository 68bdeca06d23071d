import type { getIslandRootProps } from "@forecourt/renderer/island-root"
import { EmbeddedForm, type EmbeddedFormLabels, type FormLoader } from "@forecourt/ui-kit/embedded-form"
import css from "./form-gate.module.css"
import { EMBEDS, useConsent } from "./use-consent.ts"

export interface FormGateTexts {
  readonly labels: EmbeddedFormLabels
  /** Information for visitors before the first request to the provider. */
  readonly note: string
}

/** With the mark of the island that it is the whole of. */
interface FormGateProps extends FormGateTexts, ReturnType<typeof getIslandRootProps> {
  /** `null` when the editor has named none: 'Missing FormId' is shown. Spec 3 §8. */
  readonly formId: string | null
  readonly provider: string
  readonly load: FormLoader
}

/**
 * An external form that requires the visitor's consent; a new one loads three seconds after one was sent. Spec 2 §9.
 */
export function FormGate({ note, ...form }: FormGateProps) {
  const [isAllowed, allow] = useConsent(EMBEDS)
  return (
    <EmbeddedForm.Root {...form} allowed={isAllowed} onAllowedChange={allow} onFailure={reportFailure}>
      <EmbeddedForm.Gate className={css.gate}>
        <p>{note}</p>
        <EmbeddedForm.Allow />
      </EmbeddedForm.Gate>
      <EmbeddedForm.Status />
      <EmbeddedForm.Retry />
      <EmbeddedForm.Frame className={css.frame} />
    </EmbeddedForm.Root>
  )
}

/** Failures of a provider are logged. Spec 3 §8. */
function reportFailure(error: unknown): void {
  console.error(error)
}
