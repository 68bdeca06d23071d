/** One use of a block on a page, as the content platform sends it, with the wire's quirks taken out. */
export interface Rendering {
  /** Unique on the page. */
  readonly id: string
  /** What the content platform calls the block; empty renders nothing. */
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

/** A page of the content platform: where it stands and what it is made of. */
export interface Layout {
  readonly site: string
  readonly language: string
  /** `normal` for visitors, `preview` for a draft, `edit` inside the page editor. */
  readonly pageState: "normal" | "preview" | "edit"
  readonly variantId: string | null
  /** `null` when the platform knows no page at this address. */
  readonly route: Route | null
}

/** The page itself. */
export interface Route {
  readonly name: string
  readonly displayName: string
  readonly itemId: string
  readonly language: string
  readonly template: string
  /** When the page was last changed, as the platform says it; empty when it does not. */
  readonly updated: string
  /** Page fields as they came; read them with {@link readFields}. */
  readonly fields: unknown
  readonly placeholders: Readonly<Record<string, readonly Rendering[]>>
}
