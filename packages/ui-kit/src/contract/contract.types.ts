export interface Contract {
  readonly what: string
  /** The name of the WAI-ARIA pattern, or of the HTML element that implements it. */
  readonly pattern: string
  readonly apg?: string
  readonly keys: readonly (readonly [keys: string, does: string])[]
  /**
   * The maximum gzipped size, in KiB (1,024 bytes), of the code that the component's import subpath loads initially,
   * excluding React.
   */
  readonly budgetKib: number
  /** The code that is loaded only on first use: a description (`what`) and the maximum size in KiB. */
  readonly later?: { readonly what: string; readonly budgetKib: number }
}
