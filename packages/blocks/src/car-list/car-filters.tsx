import { isSame } from "@forecourt/flow-kit/is-same"
import { Accordion } from "@forecourt/ui-kit/accordion"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Clamp } from "@forecourt/ui-kit/clamp"
import { FacetList } from "@forecourt/ui-kit/facet-list"
import { useText } from "@forecourt/ui-kit/kit-provider"
import { type Range as ChosenRange, RangeSlider } from "@forecourt/ui-kit/range-slider"
import { Select } from "@forecourt/ui-kit/select"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { memo, useId, useState } from "react"
import { formatNumber } from "../stock/stock-format.ts"
import unfold from "../styles/unfold.module.css"
import { CarBudget } from "./car-budget.tsx"
import css from "./car-filters.module.css"
import { type CarListTexts, countChosen, getFilterCount, listUnfolded } from "./car-list.select.ts"
import type { CarListActions, Facet, Leavable, ListFacet, RangeFacet, SpanFacet } from "./car-list.types.ts"
import { CarsNear } from "./cars-near.tsx"
import { FacetMark } from "./facet-mark.tsx"

const part = anatomy("car-filters", css)

/**
 * The number of values that are visible before a list of values is expanded. The style sheet must contain the same
 * number.
 */
const CLAMPED_VALUES = 8

export interface CarFiltersProps {
  readonly facets: readonly Facet[]
  readonly locale: string
  readonly actions: Pick<CarListActions, "choose" | "limit" | "leaveOut" | "lookAround" | "remove" | "setBudget">
  readonly texts: Pick<CarListTexts, "anyNumber" | "budget" | "leaveOut" | "leaveOutChoose" | "more" | "near">
}

export function CarFilters({ facets, ...props }: CarFiltersProps) {
  return (
    <>
      <Sections facets={facets.filter(({ isMore = false }) => !isMore)} {...props} />
      <More facets={facets.filter(({ isMore = false }) => isMore)} {...props} />
    </>
  )
}

function Sections({ facets, ...props }: CarFiltersProps) {
  return (
    <Accordion.Root>
      {facets.map((facet) => (
        <Accordion.Item key={facet.name} open={facet.isOpen}>
          <Accordion.Trigger>
            <Accordion.Heading {...part("name")}>
              {facet.label}
              <Count count={countChosen(facet)} />
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

function More({ facets, ...props }: CarFiltersProps) {
  const count = getFilterCount(facets)
  const [isOpen, setOpen] = useState(count > 0)
  if (count > 0 && !isOpen) setOpen(true)
  if (facets.length === 0) return null
  return (
    <details {...part("more")} open={isOpen}>
      <summary {...part("more-trigger")} className={`${unfold.summary} ${css["more-trigger"]}`}>
        {props.texts.more}
        <Count count={count} />
      </summary>
      <Sections facets={facets} {...props} />
    </details>
  )
}

function Count({ count }: { readonly count: number }) {
  return count > 0 ? <span {...part("count")}>{count}</span> : null
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
    case "budget":
      return <CarBudget facet={facet} setBudget={props.actions.setBudget} texts={props.texts.budget} />
    case "near":
      return <CarsNear facet={facet} lookAround={props.actions.lookAround} texts={props.texts.near} />
    case "range":
      return <Range facet={facet} {...props} />
    case "span":
      return <Span facet={facet} {...props} />
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
      renderMark={renderMark}
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

const renderMark = (code: string) => <FacetMark code={code} />

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

/** Renders a select field with which visitors exclude a value. Without JavaScript, the form submits the field. */
function LeaveOut({ label, leavable, actions, texts }: LeaveOutProps) {
  const id = useId()
  const { name, options } = leavable
  return (
    <div {...part("leave")}>
      <label htmlFor={id}>
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

/**
 * Renders one select field for the lower and one for the upper limit of a range. Without JavaScript, the server
 * determines the values between the two limits.
 */
function Span({ facet, actions, texts }: FacetProps<SpanFacet>) {
  const { name, label, numbers, chosen } = facet
  const text = useText()
  const id = useId()
  const choose = (ends: NonNullable<SpanFacet["chosen"]>) =>
    actions.limit({ name, ...OPEN }, { from: ends.from ?? OPEN.min, to: ends.to ?? OPEN.max })
  const { from = null, to = null } = chosen ?? {}
  const ends = [
    {
      end: "min",
      label: text("rangeSlider.from", undefined),
      value: from,
      take: (from: number | null) => choose({ from, to }),
    },
    {
      end: "max",
      label: text("rangeSlider.to", undefined),
      value: to,
      take: (to: number | null) => choose({ from, to }),
    },
  ] as const
  return (
    <fieldset {...part("span")}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {ends.map(({ end, label, value, take }) => (
        <div key={end} {...part("end")}>
          <label {...part("end-label")} htmlFor={`${id}-${end}`}>
            {label}
          </label>
          <Select.Root
            value={value?.toString() ?? ""}
            onValueChange={(number) => take(number === "" ? null : Number(number))}
          >
            <Select.Control id={`${id}-${end}`} name={`${name}_${end}`}>
              <option value="">{texts.anyNumber}</option>
              {numbers.map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </Select.Control>
          </Select.Root>
        </div>
      ))}
    </fieldset>
  )
}

/**
 * The limits that are used if the visitor has not selected any. The server replaces them with the lowest and the
 * highest value in stock.
 */
const OPEN = { min: 0, max: Number.MAX_SAFE_INTEGER } as const

/**
 * Returns a state with the range that is shown while the visitor moves the slider. The state is reset when another
 * range is chosen.
 */
function useFollowing(chosen: ChosenRange | null) {
  const [range, setRange] = useState(chosen)
  const [previous, setPrevious] = useState(chosen)
  if (previous?.from !== chosen?.from || previous?.to !== chosen?.to) {
    setPrevious(chosen)
    setRange(chosen)
  }
  return [range, setRange] as const
}
