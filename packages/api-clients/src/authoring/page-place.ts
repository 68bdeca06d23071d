/** The page to edit, with its site and language. */
export interface PagePlace {
  readonly site: string
  readonly language: string
  /** The path of the page without the language prefix. @default "/" */
  readonly path?: string
  /** The path of a new page, relative to the home page, such as `cars/ex30`. It is used instead of `path`. */
  readonly item?: string
}

export function toPlaceQuery({ site, language, path, item }: PagePlace): Record<string, string | undefined> {
  return { site, language, path, item }
}
