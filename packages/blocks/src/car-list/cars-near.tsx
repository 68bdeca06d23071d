import { findNearestPlace } from "@forecourt/filters-machine"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Select } from "@forecourt/ui-kit/select"
import { useEffect, useId, useState } from "react"
import type { CarListTexts } from "./car-list.select.ts"
import type { CarListActions, NearFacet } from "./car-list.types.ts"
import css from "./cars-near.module.css"

const part = anatomy("cars-near", css)

export interface CarsNearProps extends Pick<CarListActions, "lookAround"> {
  readonly facet: NearFacet
  readonly texts: CarListTexts["near"]
}

const USUAL = 1

/** Renders fields for a town and a distance. The visitor's position never leaves the browser. */
export function CarsNear({ facet, lookAround, texts }: CarsNearProps) {
  const { places, towns, distances, chosen } = facet
  const id = useId()
  const [within, setWithin] = useState(chosen?.within ?? distances[USUAL]?.value ?? 0)
  const distance = chosen?.within ?? within

  function changeDistance(value: number) {
    setWithin(value)
    if (chosen !== null) lookAround({ ...chosen, within: value })
  }

  return (
    <div {...part("root")}>
      <label {...part("label")} htmlFor={`${id}-place`}>
        {texts.place}
      </label>
      <Select.Root
        value={chosen?.place ?? ""}
        onValueChange={(place) => lookAround(place === "" ? null : { place, within: distance })}
      >
        <Select.Control id={`${id}-place`} name="near">
          <option value="">{texts.anywhere}</option>
          {towns.map((town) => (
            <option key={town} value={town}>
              {town}
            </option>
          ))}
        </Select.Control>
      </Select.Root>
      <label {...part("label")} htmlFor={`${id}-within`}>
        {texts.within}
      </label>
      <Select.Root value={String(distance)} onValueChange={(value) => changeDistance(Number(value))}>
        <Select.Control id={`${id}-within`} name="within">
          {distances.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select.Control>
      </Select.Root>
      <Nearest places={places} texts={texts} onFound={(place) => lookAround({ place, within: distance })} />
    </div>
  )
}

interface NearestProps extends Pick<NearFacet, "places"> {
  readonly texts: CarListTexts["near"]
  readonly onFound: (place: string) => void
}

/** Renders a button for the town nearest to the visitor, whose position is not stored. */
function Nearest({ places, texts, onFound }: NearestProps) {
  const [state, setState] = useState<"missing" | "ready" | "locating" | "failed">("missing")
  useEffect(() => setState("geolocation" in navigator ? "ready" : "missing"), [])
  if (state === "missing") return null

  function locate() {
    setState("locating")
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const nearest = findNearestPlace({ latitude, longitude }, places)
        setState("ready")
        if (nearest !== null) onFound(nearest.name)
      },
      () => setState("failed"),
      { timeout: PATIENCE_MS },
    )
  }

  return (
    <>
      <button {...part("nearest")} type="button" aria-disabled={state === "locating"} onClick={locate}>
        {texts.nearest}
      </button>
      <p {...part("status")} role="status">
        {state === "failed" ? texts.failed : null}
      </p>
    </>
  )
}

const PATIENCE_MS = 10_000
