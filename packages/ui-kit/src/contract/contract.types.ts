/** Another component library, and its exports for the same job, whose size the primitive's is compared with. */
export type Peer = "radix-ui" | "react-aria-components" | "@base-ui/react" | "@ark-ui/react"

/**
 * The contract of a primitive. The README's table, its docs page and the size test are generated from it; it is not
 * published.
 */
export interface Contract {
  /** The purpose of the primitive, in a few words. */
  readonly what: string
  /** The name of the WAI-ARIA pattern, or of the HTML element that implements it. */
  readonly pattern: string
  /** The URL of the pattern. */
  readonly apg?: string
  /** The keys, and the effect of each. */
  readonly keys: readonly (readonly [keys: string, does: string])[]
  /** The maximum size of its subpath: gzip, 1,024 bytes, without React. */
  readonly budgetKib: number
  /** The code that is imported only on first use, and its maximum size. */
  readonly later?: { readonly what: string; readonly budgetKib: number }
  /** The exports of other libraries for the same job, for the comparison of sizes. */
  readonly peers?: Readonly<Partial<Record<Peer, readonly string[]>>>
}
