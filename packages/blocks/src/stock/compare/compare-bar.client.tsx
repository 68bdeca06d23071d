"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { lazy, Suspense, useContext, useEffect, useState } from "react"
import { createText } from "../../car-list/car-list.texts.ts"
import { CarSearchContext } from "../../car-list/car-search.ts"
import type { CarDocument } from "../car-document.ts"
import { useIsFirst } from "../use-is-first.ts"
import { followBoxes } from "./choose-cars.ts"
import { useChosenCars } from "./chosen-cars.ts"
import type { CompareSetup } from "./compare.types.ts"
import css from "./compare-bar.module.css"
import { addKnownCars } from "./known-cars.ts"

const part = anatomy("compare-cars", css)

const CompareWindow = lazy(() => import("./compare-window.tsx").then(({ CompareWindow: it }) => ({ default: it })))

export interface CompareBarProps {
  readonly form: string
  readonly setup: CompareSetup
  /** The cars that the block shows. The comparison uses their data if its own search fails. */
  readonly cars: readonly CarDocument[]
}

/**
 * Renders a form that works without JavaScript. With JavaScript, it also renders a bar, whose code is loaded when the
 * visitor selects the first car. Spec 2 §2.4.
 */
export function CompareBar({ form, setup, cars }: CompareBarProps) {
  const text = createText(setup.texts)
  const search = useContext(CarSearchContext)
  const isFirst = useIsFirst("compare-bar")
  const chosen = useChosenCars()
  const [isNeeded, setNeeded] = useState(false)
  if (isFirst && chosen.length > 0 && !isNeeded) setNeeded(true)

  useEffect(() => addKnownCars(cars), [cars])
  useEffect(() => (isFirst ? followBoxes(search) : undefined), [isFirst, search])

  return (
    <div {...getIslandRootProps("CompareBar", "page")} {...part("root")}>
      <form {...part("form")} id={form} action={setup.path}>
        <button {...part("send")} type="submit">
          {text("stock.compare.title")}
        </button>
      </form>
      {isNeeded ? (
        <Suspense>
          <CompareWindow setup={setup} search={search} />
        </Suspense>
      ) : null}
    </div>
  )
}
