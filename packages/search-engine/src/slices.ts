const SLICE_MS = 3

export function runAtOnce<Result>(work: Generator<void, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Runs a generator in slices of a few milliseconds and returns a function that stops the generator. */
export function runInSlices<Result>(
  work: Generator<void, Result>,
  take: (result: Result) => void,
  fail: (error: unknown) => void,
): () => void {
  let isStopped = false

  function runSlice(): void {
    if (isStopped) return
    try {
      const until = performance.now() + SLICE_MS
      let step = work.next()
      while (!step.done && performance.now() < until) step = work.next()
      if (step.done) take(step.value)
      else setTimeout(runSlice, 0)
    } catch (error) {
      fail(error)
    }
  }

  setTimeout(runSlice, 0)
  return () => {
    isStopped = true
  }
}
