/** Names of a site's two indexes, as its config has them. */
export interface SearchIndexes {
  /** Index of its cars. */
  readonly stock: string
  /** Index of its dealerships. */
  readonly sites: string
}

/**
 * The indexes of a site.
 *
 * @throws "Unknown sitecoreSiteName" for a site that none are known of. Spec 2 §7, §8.
 */
export function getIndexes(
  sitecoreSiteName: string,
  indexesBySite: Readonly<Record<string, SearchIndexes>>,
): SearchIndexes {
  const indexes = Object.hasOwn(indexesBySite, sitecoreSiteName) ? indexesBySite[sitecoreSiteName] : undefined
  if (indexes === undefined) throw new Error("Unknown sitecoreSiteName")
  return indexes
}
