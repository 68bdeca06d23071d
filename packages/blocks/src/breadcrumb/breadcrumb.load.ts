import { type Ancestor, fetchAncestors, type Services } from "@forecourt/api-clients/content"
import { EMPTY_QUERY, toggleValue } from "@forecourt/filters-machine"
import type { Load, LoadProps } from "@forecourt/renderer"
import { listPath } from "../car-list/list-path.ts"
import { getMakeAndModel } from "../car-list/listing.ts"
import { readAddress } from "../car-list/read-address.ts"
import type { Breadcrumb } from "../generated/breadcrumb.ts"

export interface BreadcrumbData {
  readonly steps: readonly Ancestor[]
  readonly current?: string
}

/** Loads the ancestors of the page and, on a filtered car list, the make and model from the path. Spec 2 §2.1. */
export const load: Load<Breadcrumb, Services, BreadcrumbData | undefined> = async (props) => {
  const { services, page, site, signal } = props
  if (page.id === "") return undefined
  const [above, values] = await Promise.all([
    fetchAncestors(services.content, { item: page.id, language: site.language }, { signal }),
    findNarrowing(props),
  ])
  const current = values.at(-1) ?? page.name
  const steps = [...above, ...(values.length === 0 ? [] : [{ path: site.path, title: page.name }])]
  const [brand, model] = values
  const narrowed =
    brand !== undefined && model !== undefined ? [{ path: buildBrandPath(site.path, brand), title: brand }] : []
  return { steps: [...steps, ...narrowed], ...(current && { current }) }
}

async function findNarrowing({
  services,
  page,
  site,
  signal,
}: LoadProps<Breadcrumb, Services>): Promise<readonly string[]> {
  const { values } = page.choices
  if (values === undefined) return []
  const stock = { search: services.stock.findCars, filters: [] }
  const { query } = await readAddress({ values }, { site, stock, signal })
  return getMakeAndModel(query)
}

function buildBrandPath(list: string, value: string): string {
  return listPath(list, toggleValue(EMPTY_QUERY, { field: "car_brand", value }))
}
