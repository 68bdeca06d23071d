/** A use of a block on a page, as the content platform sends it, without the wire's quirks. */
export interface Rendering {
  /** Unique on the page. */
  readonly id: string
  /** The block's name on the content platform. An empty one renders nothing. */
  readonly block: string
  /** Path or id of the item that holds the fields, or empty. */
  readonly dataSource: string
  /** False when that item was deleted or archived. */
  readonly hasContent: boolean
  readonly params: Readonly<Record<string, string>>
  /** Fields as they came; {@link readFields} turns them into the block's own. */
  readonly fields: unknown
  readonly placeholders: Readonly<Record<string, readonly Rendering[]>>
}

/** A page of the content platform: its place and its contents. */
export interface Layout {
  readonly site: string
  readonly language: string
  /** `normal` for visitors, `preview` for a draft, `edit` inside the page editor. */
  readonly pageState: "normal" | "preview" | "edit"
  readonly variantId: string | null
  /** The page's route, or `null` when the platform knows no page at this address. */
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
  /** Page fields as they came; read them with {@link readFields}. */
  readonly fields: unknown
  readonly placeholders: Readonly<Record<string, readonly Rendering[]>>
}
