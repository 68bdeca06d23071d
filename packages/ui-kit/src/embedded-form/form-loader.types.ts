export interface FormRequest {
  readonly formId: string
  /** The nonce of the content security policy of the page. */
  readonly nonce: string | undefined
  /** The language and region, for example `sv-SE`. */
  readonly locale: string | undefined
  /** Must be called when the visitor has submitted the form. */
  readonly onSubmitted: () => void
  /** The signal that is aborted when the form is no longer needed. */
  readonly signal: AbortSignal
}

/**
 * Renders the form of a provider into a node. Resolves when the form is visible, and rejects when it fails to load. May
 * resolve to a function that removes the form. The node is emptied in any case.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function that answers nothing is a loader too.
export type FormLoader = (node: HTMLElement, request: FormRequest) => Promise<(() => void) | void>
