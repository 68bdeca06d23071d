import { existsSync, watch } from "node:fs"
import { join } from "node:path"

/**
 * The delay before a change is handled, in milliseconds. It is needed because editors save a file in several steps.
 */
const SETTLE_MS = 30

export interface Followed {
  readonly folders: readonly string[]
  /** Returns true if changes of the file must be handled. The path of the file is relative to the watched folder. */
  readonly matters: (file: string) => boolean
  /** Handles the changes. It is called again only after the promise of the previous call has settled. */
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
