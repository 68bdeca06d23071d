/** A change through the authoring API. */
export interface Change {
  readonly kind: "page" | "design" | "media" | "raw-layout"
  readonly operation: "Create" | "Update" | "Delete"
  readonly site: string
  /** The language that changed; empty for media, which have none. */
  readonly language: string
  /** The identifiers of the changed items. */
  readonly items: readonly string[]
  /** The addresses, without the language's prefix, of the pages that changed. */
  readonly paths: readonly string[]
}
