"use client"

import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon } from "@forecourt/ui-kit/icons"
import { useContext, useEffect, useState } from "react"
import { type ListTexts, textOf } from "../../car-list/car-list.texts.ts"
import { CarSearchContext } from "../../car-list/car-search.ts"
import unfold from "../../styles/unfold.module.css"
import { MAX_COMPARED } from "../compare/chosen-cars.ts"
import { comparisonAddress } from "../compare/compare-address.ts"
import type { CarDocument } from "../stock-car.select.ts"
import { useIsFirst } from "../use-is-first.ts"
import { findSaved, followHearts } from "./keep-cars.ts"
import css from "./saved-cars.module.css"
import { type SavedCarView, savedCarOf } from "./saved-cars.select.ts"
import { forgetCar, useSavedCars } from "./saved-cars.ts"

const part = anatomy("saved-cars", css)

export interface SavedCarsProps {
  readonly locale: string
  readonly texts: ListTexts
  readonly currency: string
  readonly carPath: string
  /** Address of the page that compares cars. */
  readonly comparePath: string
}

type Now = readonly CarDocument[] | "failed" | null

/** Cars that are kept in this browser, without an account, and what has changed about each since it was saved. */
export function SavedCars({ locale, texts, currency, carPath, comparePath }: SavedCarsProps) {
  const text = textOf(texts)
  const search = useContext(CarSearchContext)
  const saved = useSavedCars()
  const isFirst = useIsFirst("saved-cars")
  const [isOpen, setOpen] = useState(false)
  const [now, setNow] = useState<Now>(null)

  useEffect(() => (isFirst ? followHearts(search) : undefined), [isFirst, search])

  const ids = isOpen ? saved.map(({ id }) => id).join() : ""
  useEffect(() => {
    if (ids === "") return
    findSaved(ids.split(","), search).then(setNow, () => setNow("failed"))
  }, [ids, search])

  const cars = saved.map((car) => savedCarOf(car, nowOf(car.id, now), { site: { locale, text }, currency, carPath }))
  const compared = cars.filter(({ change }) => change?.kind !== "gone").slice(0, MAX_COMPARED)
  return (
    <details
      {...islandRoot("SavedCars", "page")}
      {...part("root")}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary {...part("summary")} className={`${unfold.summary} ${css.summary}`}>
        {text("stock.savedCars")} <span role="status">{saved.length > 0 ? saved.length : null}</span>
      </summary>
      {now === "failed" ? <p {...part("failed")}>{text("stock.savedCars.failed")}</p> : null}
      {cars.length === 0 ? (
        <p {...part("none")}>{text("stock.savedCars.none")}</p>
      ) : (
        <>
          <ul {...part("list")}>
            {cars.map((car) => (
              <Car key={car.id} car={car} label={text("compareBar.remove", { label: car.name })} />
            ))}
          </ul>
          {compared.length > 0 ? (
            <a
              {...part("compare")}
              href={comparisonAddress(
                comparePath,
                compared.map(({ id }) => id),
              )}
            >
              {text("stock.savedCars.compare")}
            </a>
          ) : null}
        </>
      )}
    </details>
  )
}

/** What was found of a car: `null` when nobody has answered, or could. */
function nowOf(id: string, now: Now): CarDocument | undefined | null {
  return now === null || now === "failed" ? null : now.find(({ car_id }) => car_id === id)
}

function Car({
  car: { id, name, href, price, change },
  label,
}: {
  readonly car: SavedCarView
  readonly label: string
}) {
  return (
    <li {...part("car")}>
      {href === null ? (
        <span {...part("link")}>{name}</span>
      ) : (
        <a {...part("link")} href={href}>
          {name}
        </a>
      )}
      {price === null || change?.kind === "sold" ? null : <span {...part("price")}>{price}</span>}
      {change === null ? null : <span {...part("change", { kind: change.kind })}>{change.text}</span>}
      <button {...part("delete")} type="button" aria-label={label} onClick={() => forgetCar(id)}>
        <CloseIcon />
      </button>
    </li>
  )
}
