export interface Change {
  readonly kind: "page" | "design" | "media" | "raw-layout"
  readonly operation: "Create" | "Update" | "Delete"
  readonly site: string
  /** The language of the changed content. Empty for media, which do not belong to any language. */
  readonly language: string
  readonly items: readonly string[]
  /** The paths of the changed pages, without the language prefix. */
  readonly paths: readonly string[]
}
