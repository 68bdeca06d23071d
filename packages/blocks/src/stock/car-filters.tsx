import { Accordion } from "@forecourt/ui-kit/accordion"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Clamp } from "@forecourt/ui-kit/clamp"
import { FacetList } from "@forecourt/ui-kit/facet-list"
import { RangeSlider } from "@forecourt/ui-kit/range-slider"
import css from "./car-filters.module.css"
import { chosenIn, unfolded } from "./car-list.select.ts"
import type { CarListActions, Facet, ListFacet, RangeFacet } from "./car-list.types.ts"
import { formatNumber } from "./stock-format.ts"

const part = anatomy("car-filters", css)

export interface CarFiltersProps extends Pick<CarListActions, "choose" | "limit"> {
  readonly facets: readonly Facet[]
  readonly locale: string
}

/** What the list can be narrowed by, each behind its name; what is chosen inside is counted beside it. */
export function CarFilters({ facets, ...props }: CarFiltersProps) {
  return (
    <Accordion.Root>
      {facets.map((facet) => (
        <Accordion.Item key={facet.name} open={facet.isOpen}>
          <Accordion.Trigger>
            <Accordion.Heading {...part("name")}>
              {facet.label}
              {chosenIn(facet) > 0 ? <span {...part("count")}>{chosenIn(facet)}</span> : null}
            </Accordion.Heading>
          </Accordion.Trigger>
          <Accordion.Content {...part("facet")}>
            {facet.kind === "list" ? <Values facet={facet} {...props} /> : <Range facet={facet} {...props} />}
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

type FacetProps<Kind> = Omit<CarFiltersProps, "facets"> & { readonly facet: Kind }

function Values({ facet: { name, label, values, chosen }, choose }: FacetProps<ListFacet>) {
  return (
    <FacetList.Root
      name={name}
      aria-label={label}
      values={unfolded({ values, chosen })}
      value={chosen}
      onValueChange={(value) => choose(name, value)}
    >
      <FacetList.Search />
      <FacetList.Status />
      <Clamp.Root>
        <Clamp.Content {...part("values")}>
          <FacetList.Values />
        </Clamp.Content>
        <Clamp.Trigger />
      </Clamp.Root>
    </FacetList.Root>
  )
}

function Range({ facet, locale, limit }: FacetProps<RangeFacet>) {
  const { name, label, min, max, chosen, counts, format } = facet
  return (
    <RangeSlider.Root
      key={JSON.stringify(chosen)}
      aria-label={label}
      min={min}
      max={max}
      defaultValue={chosen}
      names={{ from: `${name}_min`, to: `${name}_max` }}
      formatValue={(value) => formatNumber(value, format, locale)}
      onValueCommit={(range) => limit(name, range)}
    >
      <RangeSlider.Value />
      <RangeSlider.Histogram counts={counts} />
      <RangeSlider.Track />
      <RangeSlider.Fields />
    </RangeSlider.Root>
  )
}
