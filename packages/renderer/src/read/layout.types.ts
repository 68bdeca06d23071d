/** A use of a block on a page, normalized from the platform's wire format. */
export interface Rendering {
  /** The identifier, unique on the page. */
  readonly id: string
  /** The block's name on the content platform. An empty one renders nothing. */
  readonly block: string
  /** The path or id of the item with the fields, or empty. */
  readonly dataSource: string
  /** False when the item was deleted or archived. */
  readonly hasContent: boolean
  readonly params: Readonly<Record<string, string>>
  /** The raw fields; {@link readFields} converts them to the block's fields. */
  readonly fields: unknown
  readonly placeholders: Readonly<Record<string, readonly Rendering[]>>
}

/** A page of the content platform: its context and its contents. */
export interface Layout {
  readonly site: string
  readonly language: string
  /** The editing state: `normal` for visitors, `preview` for a draft, `edit` inside the page editor. */
  readonly pageState: "normal" | "preview" | "edit"
  readonly variantId: string | null
  /** The page's route; `null` when there is no page at this address. */
  readonly route: Route | null
}

/** The page itself. */
export interface Route {
  readonly name: string
  readonly displayName: string
  readonly itemId: string
  readonly language: string
  readonly template: string
  /** The time when the page was last changed, in the platform's format. Empty when it is unknown. */
  readonly updated: string
  /** The raw page fields; read them with {@link readFields}. */
  readonly fields: unknown
  readonly placeholders: Readonly<Record<string, readonly Rendering[]>>
}
