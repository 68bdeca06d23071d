import { useEffect, useState } from "react"

export interface Later<Module> {
  readonly module: Module | null
  readonly hasFailed: boolean
}

/**
 * Loads the module with the later steps once `isNeeded` is true. The `fetch` function must be the same in every render.
 */
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
      .then((result) => isGone || setLater(result))
    return () => {
      isGone = true
    }
  }, [fetch, isNeeded])

  return later
}
