/** The request for a form. */
export interface FormRequest {
  readonly formId: string
  /** The nonce of the page's content security policy. */
  readonly nonce: string | undefined
  /** The language and region, for example `sv-SE`. */
  readonly locale: string | undefined
  /** Call it when the visitor has submitted the form. */
  readonly onSubmitted: () => void
  /** Aborts when the form is no longer needed. */
  readonly signal: AbortSignal
}

/**
 * Renders a provider's form into a node. Resolves when it is shown and rejects when it could not be loaded. Can resolve
 * to a function that removes the form; the node is emptied in any case.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function that answers nothing is a loader too.
export type FormLoader = (node: HTMLElement, request: FormRequest) => Promise<(() => void) | void>
