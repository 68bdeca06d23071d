"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { lazy, Suspense, useContext, useEffect, useState } from "react"
import { createText, type ListTexts } from "../../car-list/car-list.texts.ts"
import { CarSearchContext } from "../../car-list/car-search.ts"
import unfold from "../../styles/unfold.module.css"
import { useIsFirst } from "../use-is-first.ts"
import { followHearts } from "./keep-cars.ts"
import css from "./saved-cars.module.css"
import { useSavedCars } from "./saved-cars.ts"

const part = anatomy("saved-cars", css)

const SavedList = lazy(() =>
  import("./saved-list.tsx").then(
    ({ SavedList: it }) => ({ default: it }),
    // The heart buttons work even when this code does not load.
    () => ({ default: Failed }),
  ),
)

export interface SavedCarsProps {
  readonly locale: string
  readonly texts: ListTexts
  readonly currency: string
  readonly carPath: string
  readonly comparePath: string
}

/** Renders the saved cars. The code for the list is loaded only if there are any. */
export function SavedCars(props: SavedCarsProps) {
  const text = createText(props.texts)
  const search = useContext(CarSearchContext)
  const saved = useSavedCars()
  const isFirst = useIsFirst("saved-cars")
  const [isOpen, setOpen] = useState(false)

  useEffect(() => (isFirst ? followHearts(search) : undefined), [isFirst, search])

  return (
    <details
      {...getIslandRootProps("SavedCars", "page")}
      {...part("root")}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary {...part("summary")} className={`${unfold.summary} ${css.summary}`}>
        {text("stock.savedCars")} <span role="status">{saved.length > 0 ? saved.length : null}</span>
      </summary>
      {saved.length === 0 ? (
        <p {...part("none")}>{text("stock.savedCars.none")}</p>
      ) : (
        <Suspense>
          <SavedList {...props} saved={saved} isOpen={isOpen} />
        </Suspense>
      )}
    </details>
  )
}

function Failed({ texts }: SavedCarsProps) {
  return <p {...part("failed")}>{createText(texts)("stock.savedCars.failed")}</p>
}
