import type { Migration } from "@forecourt/service-kit/storage"
import { createGuid } from "../../guid/guid.ts"

/**
 * The templates to rename, as pairs of the old and the new name. The order matters, since the name `SiteSelection` is
 * free only after the first pair has been renamed.
 */
const RENAMED: readonly (readonly [string, string])[] = [
  ["SiteSelection", "GroupSites"],
  ["SiteSelectionSites", "GroupSitesSites"],
  ["DealershipTeasers", "SiteSelection"],
  ["DealershipList", "FacilityList"],
  ["DealershipDetail", "FacilityDetail"],
  ["CarPage", "CarDetail"],
  ["CarsOfTheWeek", "CarOfTheWeek"],
  ["CarTeasers", "CarTeaser"],
  ["CarTeasersCars", "CarTeaserCars"],
]

/**
 * Renames the templates of blocks to the names of the content platform. The block that was called `SiteSelection`
 * becomes the block `group-sites`, since another block now has its old name. The names of its items get the prefix
 * `Former`, so that their paths are free for the items of that other block.
 */
export const platformNames: Migration = {
  number: 6,
  name: "platform-names",
  async up({ run }) {
    const sites = createGuid("template/SiteSelection")
    await run(
      `update items set path = replace(path, '/SiteSelection ', '/Former SiteSelection ')
       where exists (select 1 from items s where s.template_id = ? and items.ancestry like '%/' || s.id || '/%')`,
      sites,
    )
    await run("update items set name = 'Former ' || name where template_id = ? and name like 'SiteSelection %'", sites)
    await run(`update layouts set areas = replace(areas, '"block":"site-selection"', '"block":"group-sites"')`)
    for (const [previous, next] of RENAMED)
      await run(
        "update items set template_id = ? where template_id = ?",
        createGuid(`template/${next}`),
        createGuid(`template/${previous}`),
      )
  },
}
