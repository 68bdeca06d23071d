import { useEffect, useState } from "react"

interface Loaded<Value> {
  readonly it: Value | null
  readonly hasFailed: boolean
}

const NOT_YET = { it: null, hasFailed: false }

/**
 * Loads a value and returns it in the property `it`. This property is `null` before the value is loaded and after a
 * failure. A change of `attempt` loads the value again.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined, attempt = 0): Loaded<Value> {
  const [loaded, setLoaded] = useState<(Loaded<Value> & { readonly by: typeof load }) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isLeft = false
    load?.().then(
      (it) => isLeft || setLoaded({ by: load, it, hasFailed: false }),
      () => isLeft || setLoaded({ by: load, it: null, hasFailed: true }),
    )
    return () => {
      isLeft = true
    }
  }, [load, attempt])
  return loaded !== null && loaded.by === load ? loaded : NOT_YET
}
