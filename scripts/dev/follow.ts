import { existsSync, watch } from "node:fs"
import { join } from "node:path"

/** The delay after the last change to a file, because editors save in several steps. */
const SETTLE_MS = 30

export interface Followed {
  /** The folders below the root. Missing folders are ignored. */
  readonly folders: readonly string[]
  /** Returns whether a change to a file is handled. The path is relative to the folder. */
  readonly matters: (file: string) => boolean
  /** Handles the change. Runs do not overlap. */
  readonly take: () => Promise<void>
}

/** Handles each change below some folders, until it is closed. */
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
