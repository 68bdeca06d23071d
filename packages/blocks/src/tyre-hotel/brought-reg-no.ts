import { runWithStorage } from "../flow/with-storage.ts"

/** The session storage key under which the registration number from the URL is stored until the first search. */
const KEY = "tire-hotel-reg-no"

/**
 * Returns the registration number and removes it from the URL and the history state, since third parties can read both.
 * The number is kept in session storage, so that it is still available after a reload. Spec 3 §2.4.
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
