import type { Dealership } from "@forecourt/contracts/search"
import { type BlockProps, Link, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { DealershipTeasers as Fields } from "../generated/dealership-teasers.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { createDealershipViews } from "../stock/dealership/dealership.select.ts"
import { DealershipCard } from "../stock/dealership/dealership-card.tsx"
import grid from "../stock/dealership/dealership-grid.module.css"
import { getDealershipPath } from "../stock/dealership/dealership-path.ts"
import { readMainSchedule, readWorkshopSchedule } from "../stock/dealership/schedule.select.ts"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import css from "../styles/teasers.module.css"

const part = anatomy(
  "dealership-teasers",
  { root: section.root, content: section.content, list: grid.grid, more: button.arrow },
  css,
)

const READERS = { Workshops: readWorkshopSchedule, First: readMainSchedule } as const

/** Renders the dealerships that the editor's `selection` field specifies. Spec 2 §2.8. */
export function DealershipTeasers({ fields, data = [], site }: BlockProps<Fields, readonly Dealership[]>) {
  const { title, titleTag, selection, link } = fields
  const options = { site, path: getDealershipPath(site), readSchedule: READERS[selection] }
  const dealerships = createDealershipViews(data, options)
  if (dealerships.length === 0) return null

  const heading = getHeadingBelow(titleTag, title)
  return (
    <section {...part("root")}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <ul {...part("list")}>
          {dealerships.map((dealership) => (
            <li key={dealership.href}>
              <DealershipCard dealership={dealership} site={site} heading={heading} />
            </li>
          ))}
        </ul>
        <Link {...part("more")} field={link} />
      </div>
    </section>
  )
}
