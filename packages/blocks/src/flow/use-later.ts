import { useEffect, useState } from "react"

export interface Later<Module> {
  /** The loaded module; `null` while it is loading. */
  readonly module: Module | null
  /** True when loading failed, also on a second try. */
  readonly hasFailed: boolean
}

/** Loads the code of a flow's later pages once they are likely to be needed. `fetch` must be stable. */
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
