export interface PageAddress {
  readonly site: string
  readonly language: string
  readonly path: string
}

export interface SentPage extends PageAddress {
  readonly layout: Readonly<Record<string, unknown>>
  readonly loaded: Readonly<Record<string, unknown>>
  readonly texts: Readonly<Record<string, string>>
  readonly pathToCarList: string | null
}

export type SitePages = Readonly<Record<string, SentPage>>
