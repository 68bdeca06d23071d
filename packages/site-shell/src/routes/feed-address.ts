interface Languages {
  readonly languages: readonly string[]
}

const FEED = /^(?:\/([a-z]{2}))?\/feed\.xml$/

/** Returns the path of a language's feed of articles: `/feed.xml`, `/en/feed.xml`. */
export function getFeedPath(language: string, { languages }: Languages): string {
  return language === languages[0] ? "/feed.xml" : `/${language}/feed.xml`
}

/** Returns the language of the feed at an address; `null` when the address is not that of a feed. */
export function readFeedPath(pathname: string, site: Languages): string | null {
  const match = FEED.exec(pathname)
  if (match === null) return null
  const language = match[1] ?? site.languages[0] ?? ""
  return site.languages.includes(language) && getFeedPath(language, site) === pathname ? language : null
}
