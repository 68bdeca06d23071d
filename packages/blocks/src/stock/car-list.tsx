import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BREAKPOINTS_PX } from "@forecourt/ui-kit/breakpoints"
import { Chips } from "@forecourt/ui-kit/chips"
import { CompareBar } from "@forecourt/ui-kit/compare-bar"
import { FilterDrawer } from "@forecourt/ui-kit/filter-drawer"
import { SearchIcon } from "@forecourt/ui-kit/icons"
import { LoadMore } from "@forecourt/ui-kit/load-more"
import { ResultProgress } from "@forecourt/ui-kit/result-progress"
import { SearchField } from "@forecourt/ui-kit/search-field"
import { Skeleton } from "@forecourt/ui-kit/skeleton"
import { Sort } from "@forecourt/ui-kit/sort"
import type { ReactNode } from "react"
import { CarCard } from "./car-card.tsx"
import { CarCardShape } from "./car-card-shape.tsx"
import { CarFilters } from "./car-filters.tsx"
import grid from "./car-grid.module.css"
import css from "./car-list.module.css"
import { filterCount } from "./car-list.select.ts"
import type { CarListActions, CarListView } from "./car-list.types.ts"
import { CarListNotice } from "./car-list-notice.tsx"

const part = anatomy("car-list", css)

/** How wide the picture of a card stands at which window width. */
const SIZES = "(min-width: 1280px) 300px, (min-width: 768px) 50vw, 100vw"

/** Cards that are in sight when the page opens, whose pictures come first. */
const OPENING_CARDS = 4

export interface CarListProps {
  readonly view: CarListView
  readonly actions: CarListActions
  /** The table of the cars that are compared. */
  readonly comparison?: ReactNode
}

/** The stock: search, filters, order, cards, and a bar with what is compared. Spec 2 §2.1, §2.4. */
export function CarList({ view, actions, comparison }: CarListProps) {
  const { title, count, facets, state } = view
  const filters = filterCount(facets)
  return (
    <div {...part("root")}>
      <header {...part("head")}>
        <h1 {...part("title")}>{title}</h1>
        <p {...part("count")} role="status">
          {state === "ready" || state === "empty" ? count : null}
        </p>
        <Search view={view} actions={actions} />
      </header>
      <FilterDrawer.Root {...part("body")} count={view.submitCount} panelFromPx={BREAKPOINTS_PX.large}>
        <FilterDrawer.Toolbar {...part("toolbar")}>
          <FilterDrawer.Trigger>
            {filters > 0 ? <span {...part("filter-count")}>{filters}</span> : null}
          </FilterDrawer.Trigger>
          <FilterDrawer.StickyToggle />
          <form {...part("order")} action={view.address}>
            <Sort.Root options={view.sorts} value={view.sort} onValueChange={actions.sort} />
          </form>
        </FilterDrawer.Toolbar>
        <FilterDrawer.Content {...part("panel")}>
          <FilterDrawer.Title {...part("panel-title")} />
          <FilterDrawer.Close />
          <form {...part("filters")} action={view.address} onSubmit={(event) => event.preventDefault()}>
            <CarFilters facets={facets} locale={view.locale} choose={actions.choose} limit={actions.limit} />
            <div {...part("send")}>
              <FilterDrawer.Submit />
            </div>
          </form>
        </FilterDrawer.Content>
        <FilterDrawer.Results {...part("results")}>
          {view.chosen.length > 0 ? (
            <Chips.Root
              {...part("chips")}
              chips={view.chosen}
              onRemove={actions.remove}
              onClear={actions.clear}
              clearHref={view.address}
            />
          ) : null}
          <Results view={view} actions={actions} />
        </FilterDrawer.Results>
      </FilterDrawer.Root>
      <Comparison view={view} actions={actions}>
        {comparison}
      </Comparison>
    </div>
  )
}

type PartProps = Pick<CarListProps, "view" | "actions">

function Search({ view, actions }: PartProps) {
  return (
    <SearchField.Root
      {...part("search")}
      action={view.address}
      name="keyphrase"
      defaultValue={view.keyphrase}
      onSearch={(term, { cancel }) => {
        cancel()
        actions.search(term)
      }}
    >
      <SearchField.Input placeholder={view.texts.searchHint} />
      <SearchField.Clear />
      <SearchField.Submit>
        <SearchIcon />
      </SearchField.Submit>
    </SearchField.Root>
  )
}

function Results({ view, actions }: PartProps) {
  const { state, cars, compared, texts, total, next, note } = view
  if (state === "loading") {
    return (
      <Skeleton.Root label={texts.loading}>
        <Skeleton.Repeat className={grid.root}>
          <div>
            <CarCardShape />
          </div>
        </Skeleton.Repeat>
      </Skeleton.Root>
    )
  }
  if (state !== "ready") {
    return <CarListNotice view={view} remove={actions.remove} clear={actions.clear} retry={actions.retry} />
  }
  return (
    <LoadMore.Root {...part("more")} hasMore={next !== null} load={actions.loadMore}>
      <LoadMore.Items className={grid.root} role="list">
        {cars.map((car, index) => (
          <li key={car.id}>
            <CarCard
              car={car}
              texts={texts.card}
              sizes={SIZES}
              isOpening={index < OPENING_CARDS}
              isCompared={compared.includes(car.id)}
              onCompare={actions.compare}
            />
          </li>
        ))}
      </LoadMore.Items>
      <ResultProgress.Root shown={cars.length} total={total} />
      <LoadMore.Trigger {...(next !== null && { href: next })} />
      <LoadMore.Status />
      {note ? <p {...part("note")}>{note}</p> : null}
    </LoadMore.Root>
  )
}

function Comparison({ view, actions, children }: PartProps & { readonly children: ReactNode }) {
  const items = view.cars
    .filter(({ id }) => view.compared.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <CompareBar.Root items={items} onRemove={(id) => actions.compare(id, false)} onClear={actions.clearCompared}>
      <CompareBar.Bar>
        <CompareBar.ListToggle />
        <CompareBar.List />
        <CompareBar.Clear />
        <CompareBar.Trigger />
      </CompareBar.Bar>
      <CompareBar.Content>
        <CompareBar.Close />
        <CompareBar.Title />
        {children}
      </CompareBar.Content>
    </CompareBar.Root>
  )
}
