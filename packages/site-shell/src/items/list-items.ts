import { readDictionary } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { createPageTexts } from "../page/page-texts.ts"
import type { LanguageRoute } from "../routes/sitemap.ts"
import type { PageStock } from "../stock/site-stock.ts"
import { getBase, isLayout } from "./item-address.ts"
import { ITEM_KINDS } from "./item-kinds.ts"
import { keepList } from "./keep-list.ts"

export interface ListOptions {
  readonly site: SiteConfig
  readonly environment: Environment
  readonly stock: PageStock
}

export async function listItems(
  routes: readonly LanguageRoute[],
  { site, environment, stock }: ListOptions,
): Promise<LanguageRoute[]> {
  if (site.searchIndexes === undefined) return []
  const lists = routes
    .filter(({ path }) => isLayout(path))
    .map(async ({ language, path }) => {
      const base = getBase(path)
      const text = createPageTexts(language, await readDictionary(environment, { site: site.name, language }))
      const kind = ITEM_KINDS.find((item) => text(item.base) === base)
      if (kind === undefined) return []
      const items = await keepList(stock, kind.name, () => kind.list(stock()))
      return items.map(({ id, slug, changed }) => ({
        language,
        path: [base, id, slug].filter((part) => part !== null).join("/"),
        itemId: `${kind.name} ${id}`,
        updated: changed,
      }))
    })
  return (await Promise.all(lists)).flat()
}
