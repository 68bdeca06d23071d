export interface ArticleSearch {
  readonly language: string
  /** The identifier or path of a page. Its descendants are searched for articles. */
  readonly root: string
  /** The identifier of the articles' template. The embedded platform also accepts its name. @default "StoryPage" */
  readonly template?: string
}

interface Predicate {
  readonly name?: string
  readonly value?: string
  readonly operator?: "CONTAINS" | "NEQ"
  readonly AND?: readonly Predicate[]
  readonly OR?: readonly Predicate[]
}

const ARTICLE_TEMPLATE = "StoryPage"

/** Creates the predicate for articles below the root page that have at least one of the tags. Spec 1 §7. */
export function createArticlePredicate(
  { language, root, template }: ArticleSearch,
  tags: readonly string[] = [],
): Predicate {
  return {
    AND: [
      { name: "_templates", value: template ?? ARTICLE_TEMPLATE, operator: "CONTAINS" },
      { name: "_path", value: root, operator: "CONTAINS" },
      { name: "_language", value: language },
      { name: "_name", value: "__Standard Values", operator: "NEQ" },
      ...(tags.length > 0
        ? [{ OR: tags.map((tag) => ({ name: "tags", value: tag, operator: "CONTAINS" as const })) }]
        : []),
    ],
  }
}

/**
 * The sort order with the newest article first. It is the exact reverse of `OLDEST_FIRST`, so that a cursor from one
 * order is also valid in the other.
 */
export const NEWEST_FIRST = { name: "date", direction: "DESC" } as const
export const OLDEST_FIRST = { name: "date", direction: "ASC" } as const
