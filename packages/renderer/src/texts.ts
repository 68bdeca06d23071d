import { TEXT_KEYS, type TextKey } from "./generated/texts.ts"
import type { SiteContext } from "./site-context.types.ts"

/**
 * The texts of a group of dictionary keys. The property names omit the group: for the group `booking`, the text
 * `booking.car` is `car`.
 */
export type GroupTexts<Group extends string> = {
  readonly [Key in TextKey as Key extends `${Group}.${infer Name}` ? Name : never]: string
}

/**
 * Returns the texts of a group in the language of the page. For the group `booking`, the text `booking.car` is returned
 * as `car`.
 */
export function getGroupTexts<Group extends string>(
  { text }: Pick<SiteContext, "text">,
  group: Group,
): GroupTexts<Group> {
  const keys = TEXT_KEYS.filter((key) => key.startsWith(`${group}.`))
  return Object.fromEntries(keys.map((key) => [key.slice(group.length + 1), text(key)])) as GroupTexts<Group>
}
