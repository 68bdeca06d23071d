/** A change through the authoring API. */
export interface Change {
  readonly kind: "page" | "design" | "media" | "raw-layout"
  readonly operation: "Create" | "Update" | "Delete"
  readonly site: string
  /** Language that changed; empty for media, which has none. */
  readonly language: string
  /** Identifiers of the items that changed. */
  readonly items: readonly string[]
  /** The addresses, without the language's prefix, of the pages that changed. */
  readonly paths: readonly string[]
}
