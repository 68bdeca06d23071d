import type { StoryCardsRequest } from "./fetch-story-cards.ts"

/** Where a site answers which stories come next. */
export const STORIES_PATH = "/api/stories"

const ROOT = /^[{(]?[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}[)}]?$/i
const LANGUAGE = /^[a-z]{2}(?:-[A-Za-z]{2,4})?$/
const TAG = /^[a-z0-9][a-z0-9-]{0,39}$/
const CURSOR = /^[\w+/=-]{1,600}$/
const MAX_TAGS = 20

/** What a browser asks for, or `null` when nobody who read our page asks like that. */
export function readStoryCardsRequest(query: URLSearchParams): StoryCardsRequest | null {
  const root = query.get("root") ?? ""
  const language = query.get("language") ?? ""
  const cursor = query.get("cursor")
  const tags = query.getAll("tag")
  const isSound =
    ROOT.test(root) &&
    LANGUAGE.test(language) &&
    (cursor === null || CURSOR.test(cursor)) &&
    tags.length <= MAX_TAGS &&
    tags.every((tag) => TAG.test(tag))
  return isSound ? { root, language, tags, ...(cursor !== null && { cursor }) } : null
}
