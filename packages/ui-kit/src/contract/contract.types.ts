/** A competing component library. The size of a primitive is compared with that of its exports for the same purpose. */
export type Peer = "radix-ui" | "react-aria-components" | "@base-ui/react" | "@ark-ui/react"

/**
 * The contract of a primitive, from which the table in the README, its docs page and the size test are generated. It is
 * not published.
 */
export interface Contract {
  /** The purpose of the primitive, in a few words. */
  readonly what: string
  /** The name of the WAI-ARIA pattern, or of the HTML element that implements it. */
  readonly pattern: string
  /** The URL of the pattern. */
  readonly apg?: string
  /** The keys, with the effect of each. */
  readonly keys: readonly (readonly [keys: string, does: string])[]
  /**
   * The maximum size of the code that the import subpath of the primitive loads, in KiB (1,024 bytes), gzipped and
   * without React.
   */
  readonly budgetKib: number
  /** The code that is only imported on first use, with its maximum size in KiB. */
  readonly later?: { readonly what: string; readonly budgetKib: number }
  /** The exports of other libraries for the same purpose, for the size comparison. */
  readonly peers?: Readonly<Partial<Record<Peer, readonly string[]>>>
}
