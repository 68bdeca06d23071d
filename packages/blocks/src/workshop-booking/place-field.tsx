import type { Town } from "@forecourt/api-clients/search"
import type { PlacePrediction, PlacePredictions } from "@forecourt/contracts/search"
import { Combobox } from "@forecourt/ui-kit/combobox"
import { PinIcon } from "@forecourt/ui-kit/icons"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import type { Place } from "@forecourt/workshop-booking-machine"
import { useContext, useEffect, useId, useRef, useState } from "react"
import { formatPlaceHint } from "../stock/places/place-hint.ts"
import { createPlaceRequest, type PageLanguage } from "../stock/places/place-request.ts"
import { PlaceSearchContext } from "../stock/places/place-search-context.ts"
import type { BookingWorld } from "./booking-world.ts"
import css from "./car-step.module.css"
import { createPlace, createPlaceOptions, findTowns, type PlaceOption } from "./places.rules.ts"
import type { BookingTexts } from "./workshop-booking.texts.ts"

interface PlaceFieldProps extends Pick<BookingWorld, "locate">, PageLanguage {
  readonly texts: BookingTexts
  readonly towns: readonly Town[]
  readonly place: Place | null
  readonly isDenied: boolean
  /** Called with the chosen place, or with `null` if the visitor clears the place to choose another one. */
  readonly onPlace: (place: Place | null) => void
  readonly onDenied: () => void
}

/**
 * Renders a field in which visitors select a town with a dealership, another place or their own position. Spec 3 §2.1,
 * §5.1.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { locate, texts, towns, place, onPlace, onDenied } = props
  const [isLocating, setLocating] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { search, isPostcode } = usePlaceOptions(props)
  const { fetchPlace } = useContext(PlaceSearchContext)
  const id = useId()
  const field = useFocusAfter(place?.name ?? null)
  const postcodeText = isPostcode ? texts.places.postcode : null

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

  async function chooseOption(option: PlaceOption) {
    if ("town" in option) return onPlace(option.town)
    setFailed(false)
    try {
      const { name, latitude, longitude } = await fetchPlace({ placeId: option.placeId })
      onPlace(createPlace({ latitude, longitude }, towns, name))
    } catch {
      setFailed(true)
    }
  }

  return (
    <div ref={field} className={css.place}>
      {place === null ? (
        <>
          <Combobox.Root
            search={search}
            value={null}
            labels={{ empty: postcodeText ?? texts.places.none }}
            onValueChange={(option) => option && chooseOption(option as PlaceOption)}
          >
            <Combobox.Label>{texts.place}</Combobox.Label>
            <Combobox.Input placeholder={texts["place.example"]} />
            <Combobox.Popup header={postcodeText} footer={isPostcode ? null : texts.places.source} />
          </Combobox.Root>
          <VisuallyHidden role="status">{towns.length > 0 ? postcodeText : null}</VisuallyHidden>
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
        {place === null ? getProblem(props, hasFailed) : null}
      </p>
    </div>
  )
}

function getProblem({ isDenied, texts }: Pick<PlaceFieldProps, "isDenied" | "texts">, hasFailed: boolean) {
  if (hasFailed) return texts.failed
  return isDenied ? texts["place.denied"] : null
}

/** Returns the options for the typed text. If the place service fails, the matching towns are still offered. */
function usePlaceOptions({ towns, texts, locale, language }: PlaceFieldProps) {
  const { findPlaces } = useContext(PlaceSearchContext)
  const [isPostcode, setPostcode] = useState(false)

  async function search(typed: string, options: { readonly signal: AbortSignal }): Promise<readonly PlaceOption[]> {
    const page = { locale, language }
    const predictions: PlacePredictions = await findPlaces(createPlaceRequest(typed, page), options).catch(
      (error: unknown) => {
        if (findTowns(typed, towns).length === 0) throw error
        return { places: [] }
      },
    )
    setPostcode(predictions.unresolved === "postcode")
    const formatHint = (prediction: PlacePrediction) => formatPlaceHint(prediction, page, texts.places.near)
    return createPlaceOptions(typed, { towns, predictions, formatHint })
  }
  return { search, isPostcode }
}

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
