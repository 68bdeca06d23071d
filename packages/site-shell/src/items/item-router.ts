import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { decodePath } from "../page/decode-path.ts"
import { createTexts } from "../page/keep-texts.ts"
import type { PageAddress } from "../proxy/decide.ts"
import { findMissing } from "../proxy/find-missing.ts"
import { createSiteStock } from "../stock/site-stock.ts"
import { buildItemPath, readItemAddress } from "./item-address.ts"
import { ITEM_KINDS, type ItemKind } from "./item-kinds.ts"

export type ItemRoute =
  /**
   * A redirect. It is used if the slug in the URL is missing or wrong, or to send the visitor to the list if the item
   * does not exist.
   */
  | {
      readonly kind: "redirect"
      readonly path: string
      /** True if the redirect leads to the list or the home page because the item does not exist. */
      readonly isInstead?: boolean
    }
  | {
      readonly kind: "page"
      readonly path: string
      readonly status?: 404 | 410
      readonly slug?: string
    }

export function createItemRouter(config: SiteConfig, environment: Environment, now: () => number = Date.now) {
  const stock = createSiteStock(config, environment)()
  const missing = findMissing(config, environment)
  const texts = createTexts(config, environment)

  return async ({ language, path }: PageAddress): Promise<ItemRoute | null> => {
    if (config.searchIndexes === undefined) return null
    const readable = decodePath(path)
    if (readable === null || !config.languages.includes(language)) return null
    // Base paths are texts of the site's dictionary.
    const text = await texts(language)
    for (const kind of ITEM_KINDS) {
      const base = text(kind.base)
      const address = readItemAddress(readable, base)
      if (address === null || address.id === null) continue
      if (kind.missing === "list") return resolveRouteOrList(kind, base, { language, path, ...address, id: address.id })
      return resolveRoute(kind, base, { ...address, id: address.id })
    }
    return null
  }

  async function resolveRoute(
    kind: ItemKind,
    base: string,
    { id, slug }: { id: string; slug: string | null },
  ): Promise<ItemRoute> {
    const createNotFound = (status: 404 | 410) =>
      ({ kind: "page", path: buildItemPath(base, null), status, slug: slug ?? id }) as const
    if (!kind.isId(id)) return createNotFound(404)
    const { fields, hasFailed } = await kind.find(stock, id, kind.addressFields)
    if (hasFailed) return { kind: "page", path: buildItemPath(base, id) }
    if (fields === null) return createNotFound(404)
    if (kind.isGone(fields, now())) return createNotFound(410)
    const currentSlug = kind.getSlug(fields)
    return currentSlug === null || currentSlug === slug
      ? { kind: "page", path: buildItemPath(base, id) }
      : { kind: "redirect", path: `${base}/${id}/${encodeURIComponent(currentSlug)}` }
  }

  /**
   * Routes an item URL without a slug to the item. If the item does not exist, routes the URL to the list, unless
   * editors have created a page at this URL. Spec 2 §8.
   */
  async function resolveRouteOrList(kind: ItemKind, base: string, address: NamedAddress): Promise<ItemRoute | null> {
    const { id, slug } = address
    if (slug !== null || !kind.isId(id)) return null
    const { fields } = await kind.find(stock, id, kind.addressFields)
    if (fields !== null) return kind.isGone(fields, now()) ? null : { kind: "page", path: buildItemPath(base, id) }
    if ((await missing(address)) === null) return null
    const hasList = (await missing({ language: address.language, path: base })) === null
    return { kind: "redirect", path: hasList ? base : "/", isInstead: true }
  }
}

interface NamedAddress extends PageAddress {
  readonly id: string
  readonly slug: string | null
}

export type ItemRouter = ReturnType<typeof createItemRouter>
