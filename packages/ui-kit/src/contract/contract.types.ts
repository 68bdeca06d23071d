export interface Contract {
  readonly what: string
  /** The name of the WAI-ARIA pattern, or of the HTML element that implements it. */
  readonly pattern: string
  readonly apg?: string
  readonly keys: readonly (readonly [keys: string, does: string])[]
  /**
   * The maximum size, in KiB (1,024 bytes), of the code that the component's import subpath loads initially. The size
   * is gzipped and excludes React.
   */
  readonly budgetKib: number
  /** The code that is loaded only on first use, given as a description and its maximum size in KiB. */
  readonly later?: { readonly what: string; readonly budgetKib: number }
}
