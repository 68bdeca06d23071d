import type { TitleTag } from "@forecourt/renderer"
import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BREAKPOINTS_PX } from "@forecourt/ui-kit/breakpoints"
import { Chips } from "@forecourt/ui-kit/chips"
import { FilterDrawer } from "@forecourt/ui-kit/filter-drawer"
import { SearchIcon } from "@forecourt/ui-kit/icons"
import { LoadMore } from "@forecourt/ui-kit/load-more"
import { ResultProgress } from "@forecourt/ui-kit/result-progress"
import { SearchField } from "@forecourt/ui-kit/search-field"
import { Skeleton } from "@forecourt/ui-kit/skeleton"
import { Sort } from "@forecourt/ui-kit/sort"
import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from "react"
import { OWNS_ADDRESS } from "../address/follow-address.ts"
import { EarlyPress } from "../press/early-press.tsx"
import { CarCardShape } from "../stock/car-card-shape.tsx"
import grid from "../stock/car-grid.module.css"
import filtersCss from "./car-filters.module.css"
import { CarFilters } from "./car-filters.tsx"
import css from "./car-list.module.css"
import { type CarListView, getFilterCount } from "./car-list.select.ts"
import type { CarListActions, Parameters } from "./car-list.types.ts"
import bar from "./car-list-bar.module.css"
import { CarListNotice, RelaxedNotice } from "./car-list-notice.tsx"

const part = anatomy("car-list", { "filter-count": filtersCss.count }, css, bar)

export interface CarListLayoutProps {
  readonly view: CarListView
  readonly actions: CarListActions
  /** The props of the list element. They contain either the cards or the cards' server-rendered HTML. */
  readonly cards: ComponentProps<typeof LoadMore.Items>
  readonly title: ReactNode
  readonly titleTag: TitleTag
  readonly note?: ReactNode
  /** A ref to the top of the list. When the filters change, the page scrolls to this element. */
  readonly top?: Ref<HTMLDivElement>
}

/** Renders the car list. Spec 2 §2.1. */
export function CarListLayout({ view, actions, cards, title, titleTag: Title, note, top }: CarListLayoutProps) {
  const { count, facets, state } = view
  const filters = getFilterCount(facets)
  /** A ref to the line with the number of cars. The line receives the focus when the visitor removes the last chip. */
  const countLine = useRef<HTMLParagraphElement>(null)
  return (
    <div {...getIslandRootProps("CarListBrowser", "idle")} {...OWNS_ADDRESS} {...part("browser")}>
      <header {...part("head")}>
        {title === null ? null : (
          <Title {...part("title")}>
            {view.name === "" ? null : `${view.name} – `}
            {title}
          </Title>
        )}
        <p {...part("count")} ref={countLine} role="status" tabIndex={-1}>
          {state === "ready" || state === "empty" ? count : null}
        </p>
        <Search view={view} actions={actions} />
      </header>
      <FilterDrawer.Root
        {...part("body", { empty: facets.length === 0 })}
        ref={top}
        count={view.submitCount}
        panelFromPx={BREAKPOINTS_PX.large}
      >
        <FilterDrawer.Toolbar {...part("toolbar")}>
          <Trigger count={filters} />
          <FilterDrawer.StickyToggle />
          <form {...part("order")} action={view.path}>
            <Hidden parameters={view.besideSort} />
            <Sort.Root options={view.sorts} value={view.sort} onValueChange={actions.sort} />
          </form>
        </FilterDrawer.Toolbar>
        <FilterDrawer.Content {...part("panel")}>
          <FilterDrawer.Title {...part("panel-title")} />
          <FilterDrawer.Close />
          <form {...part("filters")} action={view.path} onSubmit={(event) => event.preventDefault()}>
            <Hidden parameters={view.besideFilters} />
            <CarFilters facets={facets} locale={view.locale} actions={actions} texts={view.texts} />
            <div {...part("send")}>
              <FilterDrawer.Submit />
            </div>
          </form>
        </FilterDrawer.Content>
        <FilterDrawer.Results {...part("results")}>
          <Chips.Root
            {...part("chips")}
            chips={view.chosen}
            onRemove={actions.remove}
            onClear={actions.clear}
            clearHref={view.address}
            fallback={countLine}
          />
          {view.relaxed !== null && view.state === "ready" ? (
            <RelaxedNotice relaxed={view.relaxed} insist={actions.insist} />
          ) : null}
          <Results view={view} actions={actions} cards={cards} />
          {note}
        </FilterDrawer.Results>
      </FilterDrawer.Root>
    </div>
  )
}

function Trigger({ count }: { readonly count: number }) {
  return (
    <EarlyPress {...part("opener")}>
      {(button) => (
        <FilterDrawer.Trigger {...button}>
          {count > 0 ? <span {...part("filter-count")}>{count}</span> : null}
        </FilterDrawer.Trigger>
      )}
    </EarlyPress>
  )
}

/** Renders hidden fields, which a form submits without JavaScript. */
function Hidden({ parameters }: { readonly parameters: Parameters }) {
  return parameters.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}

interface PartProps extends Pick<CarListLayoutProps, "view" | "actions"> {}

function Search({ view, actions }: PartProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(view.keyphrase)
  useEffect(() => {
    // Text that was typed before hydration stays. Words that a chip or going back removes are removed from the field
    // too.
    if (shown.current !== view.keyphrase && input.current) input.current.value = view.keyphrase
    shown.current = view.keyphrase
  }, [view.keyphrase])
  return (
    <SearchField.Root
      {...part("search")}
      action={view.searchAddress}
      name="keyphrase"
      defaultValue={view.keyphrase}
      onSearch={(term, { cancel }) => {
        cancel()
        actions.search(term)
      }}
    >
      <SearchField.Input ref={input} placeholder={view.texts.searchHint} />
      <SearchField.Clear />
      <SearchField.Submit>
        <SearchIcon />
      </SearchField.Submit>
    </SearchField.Root>
  )
}

interface ResultsProps extends PartProps {
  readonly cards: CarListLayoutProps["cards"]
}

/**
 * Renders the cards or a message. The element with the cards is always rendered, because the HTML of the cards exists
 * only in this element.
 */
function Results({ view, actions, cards }: ResultsProps) {
  const { state, texts, total, shown, offset, progress, previous, next } = view
  return (
    <>
      {state === "loading" ? <Loading label={texts.loading} /> : null}
      {state === "ready" || state === "loading" ? null : (
        <CarListNotice view={view} remove={actions.remove} clear={actions.clear} retry={actions.retry} />
      )}
      <LoadMore.Root {...part("more")} hidden={state !== "ready"} hasMore={next !== null} load={actions.loadMore}>
        {previous !== null ? (
          <a {...part("previous")} href={previous}>
            {texts.previous}
          </a>
        ) : null}
        <LoadMore.Items className={grid.root} role="list" {...cards} />
        <ResultProgress.Root
          shown={offset + shown}
          total={total}
          {...(progress !== null && { labels: { text: progress } })}
        />
        <LoadMore.Trigger {...(next !== null && { href: next })} />
        <LoadMore.Status />
      </LoadMore.Root>
    </>
  )
}

function Loading({ label }: { readonly label: string }) {
  return (
    <Skeleton.Root label={label}>
      <Skeleton.Repeat className={grid.root}>
        <div>
          <CarCardShape />
        </div>
      </Skeleton.Repeat>
    </Skeleton.Root>
  )
}
