/** A block on a page, converted from the format of the content platform. */
export interface Rendering {
  /** The identifier of the rendering, unique on the page. */
  readonly id: string
  /** The name of the block on the content platform. If it is empty, nothing is rendered. */
  readonly block: string
  /** The path or identifier of the item that contains the fields, or an empty string when there is none. */
  readonly dataSource: string
  /** False when the item that contains the fields was deleted or archived. */
  readonly hasContent: boolean
  readonly params: Readonly<Record<string, string>>
  /** The raw fields, which {@link readFields} converts to the fields of the block. */
  readonly fields: unknown
  readonly placeholders: Readonly<Record<string, readonly Rendering[]>>
}

/**
 * The layout data of a page on the content platform. It contains the content of the page and the site and language to
 * which the page belongs.
 */
export interface Layout {
  readonly site: string
  readonly language: string
  /** The editing state: `normal` for visitors, `preview` for a draft, `edit` inside the page editor. */
  readonly pageState: "normal" | "preview" | "edit"
  readonly variantId: string | null
  /** The route of the page. It is `null` when there is no page at this URL. */
  readonly route: Route | null
}

/** A page with its fields and placeholders. */
export interface Route {
  readonly name: string
  readonly displayName: string
  readonly itemId: string
  readonly language: string
  readonly template: string
  /** The time when the page was last changed, in the platform's format, or an empty string when it is unknown. */
  readonly updated: string
  /** The raw fields of the page. Read them with {@link readFields}. */
  readonly fields: unknown
  readonly placeholders: Readonly<Record<string, readonly Rendering[]>>
}
