import { type SelectedTerms, TERM_NAMES } from "@forecourt/api-clients/car-offers"
import { useCallback, useEffect, useState } from "react"
import { readSelectedTerms } from "./read-selected-terms.ts"

const KEY = "fc-finance"

/**
 * The time in milliseconds between the last change and the update of the URL. It is needed because browsers limit the
 * number of URL updates.
 */
const WRITE_AFTER_MS = 300

/**
 * Stores the selected terms in the URL. Stores these terms and those of the initial URL in the session, for the pages of
 * other cars. The terms of the session apply only to a URL without terms.
 */
export function useSelectedTerms(initial: SelectedTerms) {
  const [selected, setSelected] = useState(initial)

  useEffect(() => {
    const kept = Object.keys(initial).length === 0 ? readKept() : null
    if (kept) setSelected(kept)
  }, [initial])

  useEffect(() => {
    if (Object.keys(initial).length > 0) keep(initial)
  }, [initial])

  useEffect(() => {
    if (selected === initial) return
    const timer = setTimeout(() => write(selected), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [selected, initial])

  const select = useCallback((terms: SelectedTerms) => setSelected((known) => ({ ...known, ...terms })), [])
  return [selected, select] as const
}

/** True if the terms of a calculator differ. The terms of the comparison change no calculator. */
export function hasOtherTerms(selected: SelectedTerms, initial: SelectedTerms): boolean {
  return TERM_NAMES.some((name) => !name.startsWith("compare") && selected[name] !== initial[name])
}

function write(selected: SelectedTerms): void {
  const url = new URL(location.href)
  for (const name of TERM_NAMES) {
    const value = selected[name]
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  history.replaceState(history.state, "", url)
  keep(selected)
}

function keep(selected: SelectedTerms): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(selected))
  } catch {
    // Without storage, the terms apply to this page only.
  }
}

function readKept(): SelectedTerms | null {
  try {
    return readSelectedTerms((name) => JSON.parse(sessionStorage.getItem(KEY) ?? "{}")[name])
  } catch {
    return null
  }
}
