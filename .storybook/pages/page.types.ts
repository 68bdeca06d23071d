/** Where a page of a site is found. */
export interface PageAddress {
  readonly site: string
  readonly language: string
  readonly path: string
}

/** A page as the content service gave it while the workshop was built. */
export interface SentPage extends PageAddress {
  readonly layout: Readonly<Record<string, unknown>>
  /** Fields of the blocks that read more than is stored with them, by the blocks' identifiers. */
  readonly loaded: Readonly<Record<string, object>>
  /** The site's own words for what the software says. */
  readonly texts: Readonly<Record<string, string>>
  readonly pathToCarList: string | null
}

/** Pages of one site by their addresses. */
export type SitePages = Readonly<Record<string, SentPage>>
