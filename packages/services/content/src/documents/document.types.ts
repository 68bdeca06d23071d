export interface BlockDocument {
  /** The name of the block's folder, for example `hero-banner`. */
  readonly block: string
  /**
   * The identifier of this occurrence of the block, which remains the same when the block is moved. If omitted, the
   * platform generates it.
   */
  readonly id?: string
  readonly fields?: Readonly<Record<string, unknown>>
  readonly params?: Readonly<Record<string, string>>
  readonly placeholders?: Readonly<Record<string, readonly BlockDocument[]>>
}

/**
 * The blocks in each area. A page has the area `main`. A design, which is a shared header and footer, has the areas
 * `header` and `footer`.
 */
export type AreaDocument = Readonly<Record<string, readonly BlockDocument[]>>

export interface PageDocument {
  /** The display name. @default the name of the item */
  readonly name?: string
  /** The path segment of the page in this language. By default, it is the name of the item. */
  readonly slug?: string
  readonly order?: number
  /** The template of the page. @default "Page" */
  readonly template?: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The name of the shared header and footer. @default "default" */
  readonly design?: string
  readonly layout: AreaDocument
}

/** An item that is not a page, such as a tag, a person or a set of opening hours. */
export interface ItemDocument {
  readonly name?: string
  readonly order?: number
  readonly template: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface RedirectDocument {
  readonly pattern: string
  readonly target: string
  readonly redirectType: "REDIRECT_301" | "REDIRECT_302" | "SERVER_TRANSFER"
  readonly isQueryStringPreserved: boolean
  readonly isLanguagePreserved?: boolean
  readonly locale: string
}

export interface SiteDocument {
  readonly name: string
  /**
   * The host names of the site as one string, in which the platform separates them by `|`. `*` matches any part of a
   * name.
   */
  readonly hostname: string
  /** The main language of the site. The paths of pages in this language have no language prefix. */
  readonly language: string
  readonly languages: readonly string[]
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly robots: string
  readonly redirects: readonly RedirectDocument[]
  readonly llmsTxt?: string
  readonly errorPages: { readonly notFound: string; readonly serverError: string }
}
