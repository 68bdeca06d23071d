import { useContext, useEffect, useState } from "react"
import { type LookedUpPlace, lookUpPlace } from "../stock/places/look-up-place.ts"
import type { PageLanguage } from "../stock/places/place-request.ts"
import { PlaceSearchContext } from "../stock/places/place-search-context.ts"

/** The time between the last key press and the look-up. Spec 3 §5.1. */
const DEBOUNCE_MS = 300

interface NearOptions extends PageLanguage {
  readonly searched: string
  readonly initial: LookedUpPlace | null
}

interface Near {
  /** The place that the visitor typed, or `null` if it has not been looked up yet. */
  readonly near: LookedUpPlace | null
  readonly isLooking: boolean
  readonly choosePlace: (placeId: string) => Promise<void>
}

const NOTHING: LookedUpPlace = { place: null, predictions: { places: [] } }

export function useNear(text: string, { searched, initial, locale, language }: NearOptions): Near {
  const search = useContext(PlaceSearchContext)
  const [answer, setAnswer] = useState({ text: searched.trim(), near: initial })
  const isLooking = text !== "" && answer.text !== text
  // When the server has found no place, the browser tries again.
  useEffect(() => {
    if (initial === null) setAnswer({ text: "", near: null })
  }, [initial])

  useEffect(() => {
    if (!isLooking) return
    const stop = new AbortController()
    const setNear = (near: LookedUpPlace) => {
      if (!stop.signal.aborted) setAnswer({ text, near })
    }
    const timer = setTimeout(() => {
      lookUpPlace(text, search, { locale, language, signal: stop.signal }).then(setNear, () => setNear(NOTHING))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isLooking, text, search, locale, language])

  async function choosePlace(placeId: string) {
    const place = await search.fetchPlace({ placeId }).catch(() => null)
    if (place === null) return
    setAnswer((current) => (current.near === null ? current : { ...current, near: { ...current.near, place } }))
  }

  return { near: text === "" || isLooking ? null : answer.near, isLooking, choosePlace }
}
