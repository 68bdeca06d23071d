import type { Statements, Storage } from "../storage/storage.types.ts"

/**
 * Wraps a storage so that `step` is called before each statement, and before and after each commit. Tests kill the
 * process in `step`.
 */
export function createMortalStorage(storage: Storage, step: () => void): Storage {
  return {
    engine: storage.engine,
    ...toCounted(storage, step),
    async transaction(work) {
      const result = await storage.transaction(async (tx) => {
        const written = await work(toCounted(tx, step))
        step()
        return written
      })
      step()
      return result
    },
    close: storage.close,
  }
}

/**
 * Creates two functions: `arm` starts counting the steps, and `step` kills the process at step `dieAt`. If `dieAt` is
 * 0, the process is not killed.
 */
export function createDeath(dieAt: number): { readonly step: () => void; readonly arm: () => void } {
  let isArmed = false
  let steps = 0
  return {
    step() {
      if (!isArmed) return
      steps += 1
      if (steps === dieAt) process.kill(process.pid, "SIGKILL")
    },
    arm() {
      isArmed = dieAt > 0
    },
  }
}

function toCounted({ all, get, run }: Statements, step: () => void): Statements {
  const count = <Call extends (...args: never) => unknown>(call: Call) =>
    ((...args) => {
      step()
      return call(...args)
    }) as Call
  return { all: count(all), get: count(get), run: count(run) }
}
