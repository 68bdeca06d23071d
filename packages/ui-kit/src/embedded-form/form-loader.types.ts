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
 * Renders a form of the provider into a node. The promise resolves when the form is visible, and may resolve to a
 * function that removes the form.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function that answers nothing is a loader too.
export type FormLoader = (node: HTMLElement, request: FormRequest) => Promise<(() => void) | void>
