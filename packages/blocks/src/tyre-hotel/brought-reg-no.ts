import { withStorage } from "../flow/with-storage.ts"

/** Where a registration number waits that was brought along, until somebody has been looked for. */
const KEY = "tire-hotel-reg-no"

/**
 * The registration number that an address brought along, or that a tag kept beside it: it stays in neither, since
 * others read them. A page that is loaded anew, as after an answer about cookies, still knows it. Spec 3 §2.4.
 */
export function readRegNo(): string | undefined {
  const url = new URL(location.href)
  const { regNo: keptBeside, ...state } = (history.state ?? {}) as { readonly regNo?: unknown }
  const regNo = url.searchParams.get("regNo") ?? keptBeside
  if (typeof regNo !== "string") return withStorage((storage) => storage.getItem(KEY)) ?? undefined

  url.searchParams.delete("regNo")
  history.replaceState(state, "", url)
  withStorage((storage) => storage.setItem(KEY, regNo))
  return regNo
}

/** Once somebody has been looked for, or has left, a page begins as it did before. */
export function removeRegNo(): void {
  withStorage((storage) => storage.removeItem(KEY))
}
