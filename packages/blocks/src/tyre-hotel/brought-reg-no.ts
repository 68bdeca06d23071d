import { runWithStorage } from "../flow/with-storage.ts"

/** The session storage key for the registration number from the URL. The number is stored until the first search. */
const KEY = "tire-hotel-reg-no"

/**
 * Returns the registration number from the URL, or from the copy that a tag manager has stored in the history state,
 * and removes it from both, since third parties read them. The number is kept in session storage in case the page is
 * reloaded, for example after the visitor has answered the consent question. Spec 3 §2.4.
 */
export function readRegNo(): string | undefined {
  const url = new URL(location.href)
  const { regNo: keptBeside, ...state } = (history.state ?? {}) as { readonly regNo?: unknown }
  const regNo = url.searchParams.get("regNo") ?? keptBeside
  if (typeof regNo !== "string") return runWithStorage((storage) => storage.getItem(KEY)) ?? undefined

  url.searchParams.delete("regNo")
  history.replaceState(state, "", url)
  runWithStorage((storage) => storage.setItem(KEY, regNo))
  return regNo
}

export function removeRegNo(): void {
  runWithStorage((storage) => storage.removeItem(KEY))
}
