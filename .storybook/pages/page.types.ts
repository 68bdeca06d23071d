/** The site, language and path of a page. */
export interface PageAddress {
  readonly site: string
  readonly language: string
  readonly path: string
}

/** A page as the content service returned it when Storybook was built. */
export interface SentPage extends PageAddress {
  readonly layout: Readonly<Record<string, unknown>>
  /** The data that blocks load, by block identifier. */
  readonly loaded: Readonly<Record<string, unknown>>
  /** The interface texts that the content service returned for the site. */
  readonly texts: Readonly<Record<string, string>>
  readonly pathToCarList: string | null
}

/** The pages of one site by path. */
export type SitePages = Readonly<Record<string, SentPage>>
