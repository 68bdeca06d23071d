import { useEffect, useState } from "react"

export interface Later<Module> {
  /** `null` on its way. */
  readonly module: Module | null
  /** Whether it did not come, also not on a second try. */
  readonly hasFailed: boolean
}

/** What a flow shows behind its first page: fetched once somebody is about to need it. `fetch` is always the same. */
export function useLater<Module>(fetch: () => Promise<Module>, isNeeded: boolean): Later<Module> {
  const [later, setLater] = useState<Later<Module>>({ module: null, hasFailed: false })

  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    fetch()
      .catch(fetch)
      .then(
        (module) => ({ module, hasFailed: false }),
        () => ({ module: null, hasFailed: true }),
      )
      .then((found) => isGone || setLater(found))
    return () => {
      isGone = true
    }
  }, [fetch, isNeeded])

  return later
}
