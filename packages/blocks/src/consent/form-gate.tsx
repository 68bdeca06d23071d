import type { getIslandRootProps } from "@forecourt/renderer/island-root"
import { EmbeddedForm, type EmbeddedFormLabels, type FormLoader } from "@forecourt/ui-kit/embedded-form"
import css from "./form-gate.module.css"
import { EMBEDS, useConsent } from "./use-consent.ts"

export interface FormGateTexts {
  readonly labels: EmbeddedFormLabels
  /** The information that visitors see before anything is requested from the form's provider. */
  readonly note: string
}

interface FormGateProps extends FormGateTexts, ReturnType<typeof getIslandRootProps> {
  /**
   * The form's identifier. It is `null` if the editor has not set one, and the consent prompt then shows 'Missing
   * FormId'. Spec 3 §8.
   */
  readonly formId: string | null
  readonly provider: string
  readonly load: FormLoader
}

/**
 * Renders an external form after the visitor's consent. Three seconds after a submission, a new form replaces the
 * submitted one. Spec 2 §9.
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

/** Logs an error of the provider's form. Spec 3 §8. */
function reportFailure(error: unknown): void {
  console.error(error)
}
