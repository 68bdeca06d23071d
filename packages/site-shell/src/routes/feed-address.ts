interface Languages {
  readonly languages: readonly string[]
}

const FEED = /^(?:\/([a-z]{2}))?\/feed\.xml$/

export function getFeedPath(language: string, { languages }: Languages): string {
  return language === languages[0] ? "/feed.xml" : `/${language}/feed.xml`
}

export function readFeedPath(pathname: string, site: Languages): string | null {
  const match = FEED.exec(pathname)
  if (match === null) return null
  const language = match[1] ?? site.languages[0] ?? ""
  return site.languages.includes(language) && getFeedPath(language, site) === pathname ? language : null
}
