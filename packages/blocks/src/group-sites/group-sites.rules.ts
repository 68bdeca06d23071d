import type { ChosenSite, GroupSites } from "../generated/group-sites.ts"

export interface Country {
  readonly name: ChosenSite["country"]
  readonly sites: readonly ChosenSite[]
}

export function listCountries({ sites = [] }: Pick<GroupSites, "sites">): readonly Country[] {
  const byName = Map.groupBy(sites, ({ country }) => country?.value.trim() ?? "")
  return [...byName.values()].map((group) => ({ name: group[0]?.country, sites: group }))
}
