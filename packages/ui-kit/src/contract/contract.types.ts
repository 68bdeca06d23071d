/** A kit of others, and what of it does the same job: what the size of a primitive is compared with. */
export type Peer = "radix-ui" | "react-aria-components" | "@base-ui/react" | "@ark-ui/react"

/** What a primitive promises. The README's table, its docs page and the size test are made from it; it is not shipped. */
export interface Contract {
  /** What it is, in a few words. */
  readonly what: string
  /** Name of the WAI-ARIA pattern, or of the HTML element that brings it. */
  readonly pattern: string
  /** Address of the pattern. */
  readonly apg?: string
  /** Keys, and what each does. */
  readonly keys: readonly (readonly [keys: string, does: string])[]
  /** The most its subpath may weigh: gzip, 1,024 bytes, React outside. */
  readonly budgetKib: number
  /** What it imports only when it is used: what that is, and the most it may weigh. */
  readonly later?: { readonly what: string; readonly budgetKib: number }
  /** Exports of other kits that do the same, for the comparison of sizes. */
  readonly peers?: Readonly<Partial<Record<Peer, readonly string[]>>>
}
