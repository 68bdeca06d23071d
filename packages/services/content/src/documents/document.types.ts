/** Content in canonical form, as seeds hold it and as the authoring API reads and writes it. */

/** One use of a block. */
export interface BlockDocument {
  /** Folder name of the block, for example `hero-banner`. */
  readonly block: string
  /** Stays with the block when it moves; given by the platform when absent. */
  readonly id?: string
  readonly fields?: Readonly<Record<string, unknown>>
  readonly params?: Readonly<Record<string, string>>
  /** Blocks inside this one, by placeholder. */
  readonly slots?: Readonly<Record<string, readonly BlockDocument[]>>
}

/** Areas of a page (`main`) or of a design (`header`, `footer`). */
export type AreaDocument = Readonly<Record<string, readonly BlockDocument[]>>

/** A page in one language. */
export interface PageDocument {
  /** Shown to people; the item's own name when absent. */
  readonly name?: string
  /** Replaces the item's name in the addresses of this language. */
  readonly slug?: string
  /** Place among its siblings; lower comes first. */
  readonly order?: number
  /** Template of the page. @default "Page" */
  readonly template?: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Shared header and footer. @default "default" */
  readonly design?: string
  readonly layout: AreaDocument
}

/** An item that is no page: a tag, a person, an opening hour. */
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
  /** Hosts it answers under, as the platform spells them: `|` between several, `*` for any part of a name. */
  readonly hostname: string
  /** The language without a prefix in addresses. */
  readonly language: string
  readonly languages: readonly string[]
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly robots: string
  readonly redirects: readonly RedirectDocument[]
  readonly llmsTxt?: string
  readonly errorPages: { readonly notFound: string; readonly serverError: string }
}
