export interface FormRequest {
  readonly formId: string
  /** The nonce from the page's Content Security Policy. */
  readonly nonce: string | undefined
  /** The language and region of the page, for example `sv-SE`. */
  readonly locale: string | undefined
  /** The function that the loader must call when the visitor has submitted the form. */
  readonly onSubmitted: () => void
  /** The signal that is aborted when the form is no longer needed. */
  readonly signal: AbortSignal
}

/**
 * Renders a provider's form into a node. Resolves when the form is visible, optionally to a function that removes it.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function that answers nothing is a loader too.
export type FormLoader = (node: HTMLElement, request: FormRequest) => Promise<(() => void) | void>
