import type { StoriesResponse } from "@forecourt/contracts/content/stories-response"

/** The data of an article as shown in lists, in teasers and in links to the previous and the next article. */
export interface Article {
  id: string
  path: string
  title: string
  preamble?: string
  /** The publication time in UTC. */
  date?: string
  image?: { value: { src: string; alt?: string; width?: number; height?: number } }
}

type ArticleData = NonNullable<NonNullable<StoriesResponse["search"]>["results"][number]>

export const ARTICLE_FIELDS = `
  id
  name
  displayName
  url { path }
  ... on StoryPage {
    date { value formatted: formattedDateValue(format: "yyyy-MM-dd") }
    image { src alt width height }
    title { value }
    premble { value }
    tags { value }
  }`

export function readArticle({ id, name, displayName, url, title, premble, date, image }: ArticleData): Article {
  const preamble = premble?.value?.trim()
  const moment = readMoment(date?.value)
  const src = image?.src
  return {
    id,
    path: url.path,
    title: title?.value?.trim() || displayName || name,
    ...(preamble && { preamble }),
    ...(moment && { date: moment }),
    ...(src && {
      image: {
        value: {
          src,
          ...(image.alt && { alt: image.alt }),
          ...(image.width && { width: image.width }),
          ...(image.height && { height: image.height }),
        },
      },
    }),
  }
}

/**
 * Converts `20261112T070000Z` to `2026-11-12T07:00:00Z`. Returns `null` for an invalid date and for a date in the year
 * 1, which the platform uses for an empty field.
 */
export function readMoment(value: string | null | undefined): string | null {
  const moment = (value ?? "").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, "$1-$2-$3T$4:$5:$6Z")
  return Number.isNaN(Date.parse(moment)) || moment.startsWith("0001-") ? null : moment
}
