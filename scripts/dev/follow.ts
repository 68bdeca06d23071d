import { existsSync, watch } from "node:fs"
import { join } from "node:path"

/**
 * The time in milliseconds to wait after the last change of a file before the change is handled, because editors save a
 * file in several steps.
 */
const SETTLE_MS = 30

export interface Followed {
  readonly folders: readonly string[]
  /** Returns whether changes of a file are handled. The path is relative to the watched folder. */
  readonly matters: (file: string) => boolean
  /** Handles changes. It is not called again before its promise has settled. */
  readonly take: () => Promise<void>
}

export function follow(root: string, { folders, matters, take }: Followed): { readonly close: () => void } {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const watchers = folders
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, file) => {
        if (file !== null && !matters(file.replaceAll("\\", "/"))) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          last = last.then(take)
        }, SETTLE_MS)
      }),
    )
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
