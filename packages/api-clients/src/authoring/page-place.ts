/** The page that is edited, and its language. */
export interface PagePlace {
  readonly site: string
  readonly language: string
  /** Its address without the language's prefix. @default "/" */
  readonly path?: string
  /** The place of a new page below home, instead of its address: `cars/ex30`. */
  readonly item?: string
}

/** The same in a query string. */
export function toPlaceQuery({ site, language, path, item }: PagePlace): Record<string, string | undefined> {
  return { site, language, path, item }
}
