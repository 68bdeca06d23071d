import { Combobox } from "@forecourt/ui-kit/combobox"
import { PinIcon } from "@forecourt/ui-kit/icons"
import type { Place } from "@forecourt/workshop-booking-machine"
import { useEffect, useId, useRef, useState } from "react"
import type { Town } from "../stock/towns.ts"
import type { BookingWorld } from "./booking-world.ts"
import css from "./car-step.module.css"
import { createPlace, findTowns } from "./places.rules.ts"
import type { BookingTexts } from "./workshop-booking.texts.ts"

interface PlaceFieldProps extends Pick<BookingWorld, "locate"> {
  readonly texts: BookingTexts
  readonly towns: readonly Town[]
  readonly place: Place | null
  readonly isDenied: boolean
  /** Called with the chosen place, and with `null` when the visitor clears it to choose another one. */
  readonly onPlace: (place: Place | null) => void
  readonly onDenied: () => void
}

/** The visitor's place: a town from a search, or the browser's position. Spec 3 §2.1, §5.1. */
export function PlaceField({ locate, texts, towns, place, isDenied, onPlace, onDenied }: PlaceFieldProps) {
  const [isLocating, setLocating] = useState(false)
  const id = useId()
  const field = useFocusAfter(place?.name ?? null)

  async function findOwnPlace() {
    if (isLocating) return
    setLocating(true)
    try {
      onPlace(createPlace(await locate(), towns, texts["place.here"]))
    } catch {
      onDenied()
    }
    setLocating(false)
  }

  return (
    <div ref={field} className={css.place}>
      {place === null ? (
        <>
          <Combobox.Root
            search={async (typed) => findTowns(typed, towns).map(({ name }) => ({ value: name, label: name }))}
            value={null}
            onValueChange={(chosen) => {
              const town = towns.find(({ name }) => name === chosen?.value)
              if (town !== undefined) onPlace(town)
            }}
          >
            <Combobox.Label>{texts.place}</Combobox.Label>
            <Combobox.Input placeholder={texts["place.example"]} />
            <Combobox.Popup />
          </Combobox.Root>
          <button className={css.mine} type="button" aria-disabled={isLocating} onClick={findOwnPlace}>
            <PinIcon />
            {texts["place.mine"]}
          </button>
        </>
      ) : (
        <div className={css.chosen}>
          <p id={id}>
            <span className={css.name}>{texts.place}</span> <span className={css.town}>{place.name}</span>
          </p>
          <button className={css.mine} type="button" aria-describedby={id} onClick={() => onPlace(null)}>
            {texts.change}
          </button>
        </div>
      )}
      <p className={css.denied} role="status">
        {isDenied && place === null ? texts["place.denied"] : null}
      </p>
    </div>
  )
}

/** Moves the focus to the replacement of its element when a place is chosen or cleared. */
function useFocusAfter(place: string | null) {
  const field = useRef<HTMLDivElement>(null)
  const previous = useRef(place)
  useEffect(() => {
    if ((previous.current === null) === (place === null)) return
    previous.current = place
    if (document.activeElement === document.body) field.current?.querySelector<HTMLElement>("input, button")?.focus()
  }, [place])
  return field
}
