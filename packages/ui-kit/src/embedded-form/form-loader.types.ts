/** What a provider is asked for. */
export interface FormRequest {
  readonly formId: string
  /** Nonce of the page's content security policy. */
  readonly nonce: string | undefined
  /** Language and region, for example `sv-SE`. */
  readonly locale: string | undefined
  /** To be called when the visitor has sent the form. */
  readonly onSubmitted: () => void
  /** Aborted when the form is no longer wanted. */
  readonly signal: AbortSignal
}

/**
 * Puts a form of others into a node. Resolves when it is seen, rejects when it cannot be had. May answer a function
 * that takes it away again; the node is emptied in any case.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an async function that answers nothing is a loader too.
export type FormLoader = (node: HTMLElement, request: FormRequest) => Promise<(() => void) | void>
