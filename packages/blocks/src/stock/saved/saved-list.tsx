import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon } from "@forecourt/ui-kit/icons"
import { useContext, useEffect, useState } from "react"
import { createText } from "../../car-list/car-list.texts.ts"
import { CarSearchContext } from "../../car-list/car-search.ts"
import type { CarDocument } from "../car-document.ts"
import { MAX_COMPARED } from "../compare/chosen-cars.ts"
import { buildComparisonAddress } from "../compare/compare-address.ts"
import { findSaved } from "./keep-cars.ts"
import type { SavedCarsProps } from "./saved-cars.client.tsx"
import css from "./saved-cars.module.css"
import { createSavedCarView, type SavedCarView } from "./saved-cars.select.ts"
import { removeCar, type SavedCar } from "./saved-cars.ts"

const part = anatomy("saved-cars", css)

interface SavedListProps extends SavedCarsProps {
  readonly saved: readonly SavedCar[]
  /** True when the list is visible and should load the current data. */
  readonly isOpen: boolean
}

type Now = readonly CarDocument[] | "failed" | null

export function SavedList({ saved, isOpen, locale, texts, currency, carPath, comparePath }: SavedListProps) {
  const text = createText(texts)
  const search = useContext(CarSearchContext)
  const [now, setNow] = useState<Now>(null)

  const ids = isOpen ? saved.map(({ id }) => id).join() : ""
  useEffect(() => {
    if (ids === "") return
    findSaved(ids.split(","), search).then(setNow, () => setNow("failed"))
  }, [ids, search])

  const cars = saved.map((car) =>
    createSavedCarView(car, findNow(car.id, now), { site: { locale, text }, currency, carPath }),
  )
  const compared = cars.filter(({ change }) => change?.kind !== "gone").slice(0, MAX_COMPARED)
  return (
    <>
      {now === "failed" ? <p {...part("failed")}>{text("stock.savedCars.failed")}</p> : null}
      <ul {...part("list")}>
        {cars.map((car) => (
          <Car key={car.id} car={car} label={text("compareBar.remove", { label: car.name })} />
        ))}
      </ul>
      {compared.length > 0 ? (
        <a
          {...part("compare")}
          href={buildComparisonAddress(
            comparePath,
            compared.map(({ id }) => id),
          )}
        >
          {text("stock.savedCars.compare")}
        </a>
      ) : null}
    </>
  )
}

/**
 * Finds the current data of a car. Returns `undefined` if the search did not find the car, and `null` if the search
 * failed or has not responded yet.
 */
function findNow(id: string, now: Now): CarDocument | undefined | null {
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
      <button {...part("delete")} type="button" aria-label={label} onClick={() => removeCar(id)}>
        <CloseIcon />
      </button>
    </li>
  )
}
