/** The names of a site's two search indexes, from the site's config. */
export interface SearchIndexes {
  /** The name of the index with the site's cars. */
  readonly stock: string
  /** The name of the index with the site's dealerships. */
  readonly sites: string
}

/**
 * Returns the indexes of a site.
 *
 * @throws "Unknown sitecoreSiteName" for a site without indexes. Spec 2 §7, §8.
 */
export function getIndexes(
  sitecoreSiteName: string,
  indexesBySite: Readonly<Record<string, SearchIndexes>>,
): SearchIndexes {
  const indexes = Object.hasOwn(indexesBySite, sitecoreSiteName) ? indexesBySite[sitecoreSiteName] : undefined
  if (indexes === undefined) throw new Error("Unknown sitecoreSiteName")
  return indexes
}
