import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CompareBar } from "@forecourt/ui-kit/compare-bar"
import { KitProvider } from "@forecourt/ui-kit/kit-provider"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { createText } from "../../car-list/car-list.texts.ts"
import type { CarSearch } from "../../car-list/list-search.ts"
import { createComparedCar, createComparison } from "../car-comparison.select.ts"
import { CarComparison } from "../car-comparison.tsx"
import { MAX_COMPARED, removeAllCars, removeCar, useChosenCars } from "./chosen-cars.ts"
import type { CompareSetup } from "./compare.types.ts"
import { buildComparisonAddress } from "./compare-address.ts"
import css from "./compare-bar.module.css"
import { completeCars } from "./complete-cars.ts"

const part = anatomy("compare-cars", css)

interface CompareWindowProps {
  readonly setup: CompareSetup
  readonly search: CarSearch
}

/** Renders a bar with the selected cars, and a dialog that compares them. Spec 2 §2.4. */
export function CompareWindow({ setup, search }: CompareWindowProps) {
  const { locale, texts, path, listHref } = setup
  const text = createText(texts)
  const chosen = useChosenCars()
  const [isOpen, setOpen] = useState(false)
  const { table, leave } = useFocusOnNext(chosen.length)

  // Cars with the list's data only are requested again before they are shown.
  const partial = isOpen ? chosen.flatMap(({ id, isWhole }) => (isWhole ? [] : [id])).join() : ""
  useEffect(() => {
    if (partial !== "") void completeCars(partial.split(","), search)
  }, [partial, search])

  const cars = chosen.map(({ car }) => createComparedCar(car, setup))
  return (
    <KitProvider messages={texts} locale={locale}>
      <CompareBar.Root
        items={chosen.map(({ id, name }) => ({ value: id, label: name }))}
        onRemove={removeCar}
        onClear={removeAllCars}
        open={isOpen}
        onOpenChange={setOpen}
      >
        <CompareBar.Bar>
          <CompareBar.ListToggle />
          <CompareBar.List />
          <CompareBar.Clear />
          <CompareBar.Trigger />
          {chosen.length >= MAX_COMPARED ? <p {...part("full")}>{text("stock.compare.full")}</p> : null}
        </CompareBar.Bar>
        <CompareBar.Content>
          <CompareBar.Close />
          <CompareBar.Title />
          <div ref={table}>
            <CarComparison
              view={createComparison(cars, { locale, text }, { path, listHref })}
              onRemove={(id) => {
                leave(chosen.findIndex((car) => car.id === id))
                removeCar(id)
              }}
            />
          </div>
          <a
            {...part("share")}
            href={buildComparisonAddress(
              path,
              chosen.map(({ id }) => id),
            )}
          >
            {text("stock.compare.share")}
          </a>
        </CompareBar.Content>
      </CompareBar.Root>
    </KitProvider>
  )
}

/** Moves the focus to the next remove button when a car is removed from the table. */
function useFocusOnNext(count: number) {
  const table = useRef<HTMLDivElement>(null)
  const left = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a car has gone when there are fewer.
  useLayoutEffect(() => {
    const { current: index } = left
    left.current = null
    if (index === null) return
    const buttons = table.current?.querySelectorAll<HTMLElement>("[data-part=remove]") ?? []
    buttons[Math.min(index, buttons.length - 1)]?.focus()
  }, [count])
  const handleRemove = (index: number) => {
    left.current = index
  }
  return { table, leave: handleRemove }
}
