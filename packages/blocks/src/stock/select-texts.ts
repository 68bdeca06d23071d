import type { SiteContext, TextKey } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"

type Selected<Group extends string, Key extends TextKey> = Readonly<
  Record<Key | Extract<TextKey, `${Group}.${string}`>, string>
>

/**
 * Returns the texts that an island needs, by key: all texts of the given groups, and the texts with the given keys. For
 * example, the text `chips.clear` belongs to the group `chips`.
 */
export function selectTexts<Group extends string, Key extends TextKey>(
  site: Pick<SiteContext, "text">,
  groups: readonly Group[],
  keys: readonly Key[],
): Selected<Group, Key> {
  const grouped = groups.flatMap((group) =>
    Object.entries(getGroupTexts(site, group)).map(([name, text]) => [`${group}.${name}`, text]),
  )
  return Object.fromEntries([...grouped, ...keys.map((key) => [key, site.text(key)])]) as Selected<Group, Key>
}

/** The keys of the texts on a car's card, except for the texts in the groups `stock.monthly` and `stock.state`. */
export const CARD_TEXTS = [
  "carPage.gallery.soon",
  "carPage.price",
  "carPage.price.before",
  "carPage.price.campaign",
  "carPage.price.lowest",
  "carPage.price.saved",
  "carPage.price.vatBack",
  "carPage.sold",
  "stock.from",
  "stock.new",
  "stock.noPrice",
  "stock.range",
  "stock.withoutVat",
] as const satisfies readonly TextKey[]
