/** The request for a form. */
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
 * Renders the form of a provider into a node. Resolves when it is visible and rejects when it failed to load. Can
 * resolve to a function that removes the form; the node is emptied in either case.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function that answers nothing is a loader too.
export type FormLoader = (node: HTMLElement, request: FormRequest) => Promise<(() => void) | void>
