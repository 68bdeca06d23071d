import { runWithStorage } from "../flow/with-storage.ts"

/** The storage key of a registration number from the address, until the first search. */
const KEY = "tire-hotel-reg-no"

/**
 * Returns the registration number from the address, or from a tag's copy of the address in the history state, and
 * removes it from both, because third parties read them. It stays in session storage for when the page reloads, for
 * example after an answer about cookies. Spec 3 §2.4.
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

/** Removes the stored registration number, after the first search or when the visitor has left the flow. */
export function removeRegNo(): void {
  runWithStorage((storage) => storage.removeItem(KEY))
}
