import { useEffect, useState } from "react"
import type * as Pages from "./later-pages.tsx"

export interface LaterPages {
  /** `null` on its way. */
  readonly LaterPage: typeof Pages.LaterPage | null
  /** Whether it did not come, also not on a second try. */
  readonly hasFailed: boolean
}

const fetchPages = () => import("./later-pages.tsx")

/** The pages behind the search: fetched once somebody is about to need them. */
export function useLaterPages(isNeeded: boolean): LaterPages {
  const [pages, setPages] = useState<LaterPages>({ LaterPage: null, hasFailed: false })

  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    fetchPages()
      .catch(fetchPages)
      .then(
        ({ LaterPage }) => ({ LaterPage, hasFailed: false }),
        () => ({ LaterPage: null, hasFailed: true }),
      )
      .then((found) => isGone || setPages(found))
    return () => {
      isGone = true
    }
  }, [isNeeded])

  return pages
}
