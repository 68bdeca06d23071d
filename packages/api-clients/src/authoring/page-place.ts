/** Which page is edited, in which language. */
export interface PagePlace {
  readonly site: string
  readonly language: string
  /** Its address without the language's prefix. @default "/" */
  readonly path?: string
  /** Its place below home, in the place of the address: `cars/ex30`. Where a new page goes. */
  readonly item?: string
}

/** The same in a query string. */
export function toPlaceQuery({ site, language, path, item }: PagePlace): Record<string, string | undefined> {
  return { site, language, path, item }
}
