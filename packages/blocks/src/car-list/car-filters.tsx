import { isSame } from "@forecourt/flow-kit/is-same"
import { Accordion } from "@forecourt/ui-kit/accordion"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Clamp } from "@forecourt/ui-kit/clamp"
import { FacetList } from "@forecourt/ui-kit/facet-list"
import { type Range as ChosenRange, RangeSlider } from "@forecourt/ui-kit/range-slider"
import { Select } from "@forecourt/ui-kit/select"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { memo, useId, useState } from "react"
import { formatNumber } from "../stock/stock-format.ts"
import css from "./car-filters.module.css"
import { countChosen, listUnfolded } from "./car-list.select.ts"
import type { CarListActions, CarListTexts, Facet, Leavable, ListFacet, RangeFacet } from "./car-list.types.ts"
import { CarsNear } from "./cars-near.tsx"

const part = anatomy("car-filters", css)

/** The number of values that are visible before the list is expanded; the style sheet has the same number. */
const CLAMPED_VALUES = 8

export interface CarFiltersProps {
  readonly facets: readonly Facet[]
  readonly locale: string
  readonly actions: Pick<CarListActions, "choose" | "limit" | "leaveOut" | "lookAround" | "remove">
  readonly texts: Pick<CarListTexts, "leaveOut" | "leaveOutChoose" | "near">
}

/** The filters of the list, each in a section with its name and the number of its choices. */
export function CarFilters({ facets, ...props }: CarFiltersProps) {
  return (
    <Accordion.Root>
      {facets.map((facet) => (
        <Accordion.Item key={facet.name} open={facet.isOpen}>
          <Accordion.Trigger>
            <Accordion.Heading {...part("name")}>
              {facet.label}
              {countChosen(facet) > 0 ? <span {...part("count")}>{countChosen(facet)}</span> : null}
            </Accordion.Heading>
          </Accordion.Trigger>
          <Accordion.Content {...part("facet")}>
            <Filter facet={facet} {...props} />
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

const Filter = memo(({ facet, ...props }: FacetProps<Facet>) => {
  switch (facet.kind) {
    case "list":
      return (
        <>
          <Values facet={facet} {...props} />
          <LeftOut facet={facet} {...props} />
        </>
      )
    case "near":
      return <CarsNear facet={facet} lookAround={props.actions.lookAround} texts={props.texts.near} />
    case "range":
      return <Range facet={facet} {...props} />
  }
}, isSame)

type FacetProps<Kind> = Omit<CarFiltersProps, "facets"> & { readonly facet: Kind }

function Values({ facet, actions }: FacetProps<ListFacet>) {
  const { name, label, values, chosen } = facet
  return (
    <FacetList.Root
      name={name}
      values={listUnfolded({ values, chosen })}
      value={chosen}
      onValueChange={(value) => actions.choose(facet, value)}
    >
      <FacetList.Legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </FacetList.Legend>
      <FacetList.Search />
      <FacetList.Status />
      {/* Chosen values are in view when the list loads. */}
      <Clamp.Root defaultOpen={values.findLastIndex(({ value }) => chosen.includes(value)) >= CLAMPED_VALUES}>
        <Clamp.Content {...part("values")}>
          <FacetList.Values />
        </Clamp.Content>
        <Clamp.Trigger />
      </Clamp.Root>
    </FacetList.Root>
  )
}

/**
 * The excluded values of a facet, each with a checkbox that includes it again, and a list of further values to exclude.
 */
function LeftOut({ facet, actions, texts }: FacetProps<ListFacet>) {
  const { label, leftOut, leavable } = facet
  return (
    <>
      {leftOut.length > 0 ? (
        <FacetList.Root
          aria-label={`${texts.leaveOut}: ${label}`}
          values={leftOut}
          value={leftOut.map(({ value }) => value)}
          searchFrom={Number.POSITIVE_INFINITY}
          onValueChange={(kept) => {
            for (const { value, filter } of leftOut) if (!kept.includes(value)) actions.remove(filter)
          }}
        />
      ) : null}
      {leavable === null ? null : <LeaveOut label={label} leavable={leavable} actions={actions} texts={texts} />}
    </>
  )
}

interface LeaveOutProps extends Pick<CarFiltersProps, "actions" | "texts"> {
  readonly label: string
  readonly leavable: Leavable
}

/**
 * A control that excludes a value as soon as it is selected. Without JavaScript the form submits it with the others.
 */
function LeaveOut({ label, leavable, actions, texts }: LeaveOutProps) {
  const id = useId()
  const { name, options } = leavable
  return (
    <div {...part("leave")}>
      <label {...part("leave-label")} htmlFor={id}>
        {texts.leaveOut} <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Select.Root
        value=""
        onValueChange={(value) => {
          const option = options.find((option) => option.value === value)
          if (option !== undefined) actions.leaveOut(option.means)
        }}
      >
        <Select.Control id={id} name={name}>
          <option value="">{texts.leaveOutChoose}</option>
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </Select.Control>
      </Select.Root>
    </div>
  )
}

function Range({ facet, locale, actions }: FacetProps<RangeFacet>) {
  const { name, label, min, max, top = max, chosen, counts, format } = facet
  const [range, setRange] = useFollowing(chosen)
  return (
    <RangeSlider.Root
      aria-label={label}
      min={min}
      max={max}
      top={top}
      allowsThousands={format.currency !== undefined}
      value={range}
      names={{ from: `${name}_min`, to: `${name}_max` }}
      formatValue={(value) => formatNumber(value, format, locale)}
      onValueChange={setRange}
      onValueCommit={(taken) => actions.limit(facet, taken)}
    >
      <RangeSlider.Value />
      <RangeSlider.Histogram counts={counts} />
      <RangeSlider.Track />
      <RangeSlider.Fields />
    </RangeSlider.Root>
  )
}

/** Holds the range while the visitor moves it, until another choice is made. */
function useFollowing(chosen: ChosenRange | null) {
  const [range, setRange] = useState(chosen)
  const [previous, setPrevious] = useState(chosen)
  if (previous?.from !== chosen?.from || previous?.to !== chosen?.to) {
    setPrevious(chosen)
    setRange(chosen)
  }
  return [range, setRange] as const
}
