/** The page that is edited, and its language. */
export interface PagePlace {
  readonly site: string
  readonly language: string
  /** The page's address without the language prefix. @default "/" */
  readonly path?: string
  /** The path of a new page below the home page, instead of its address: `cars/ex30`. */
  readonly item?: string
}

/** Converts the page and its language to a query string. */
export function toPlaceQuery({ site, language, path, item }: PagePlace): Record<string, string | undefined> {
  return { site, language, path, item }
}
