// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/icons.css"
import "@forecourt/ui-kit/css/search-field.css"
import { parsePosition } from "@forecourt/contracts/distance"
import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { DealershipList as Fields } from "../generated/dealership-list.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { createDealershipViews } from "../stock/dealership/dealership.select.ts"
import { getDealershipPath } from "../stock/dealership/dealership-path.ts"
import type { DealershipListData } from "./dealership-list.load.ts"
import css from "./dealership-list.module.css"
import { Dealerships } from "./dealerships.tsx"

const part = anatomy("dealership-list", css)

/** Renders the site's dealerships in its sort order. Spec 2 §2.6. */
export function DealershipList({ fields, data, site }: BlockProps<Fields, DealershipListData>) {
  const { title, titleTag } = fields
  if (data?.dealerships.length === 0) return null
  return (
    <Dealerships
      dealerships={data ? createDealershipViews(data.dealerships, { site, path: getDealershipPath(site) }) : null}
      positions={data?.dealerships.map(({ site_geocoord: position = "" }) => parsePosition(position)) ?? []}
      near={data?.near ?? null}
      site={site}
      searched={data?.keyphrase ?? ""}
      page={data?.page ?? 0}
      heading={<Text {...part("title")} as={titleTag} field={title} />}
      level={getHeadingBelow(titleTag, title)}
    />
  )
}
