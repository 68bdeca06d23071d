import { watch } from "node:fs"
import { join } from "node:path"
import { type Config, readConfig } from "./config.ts"
import { generate } from "./generate.ts"

/** Editors save in several steps; this is how long we wait for the last one. */
const SETTLE_MS = 30

export interface WatchOptions {
  readonly say: (line: string) => void
  readonly complain: (error: unknown) => void
  readonly signal?: AbortSignal
}

/** Generates, then again whenever a schema, an example or a block's source changes, until the signal. */
export function watchAndGenerate(root: string, { say, complain, signal }: WatchOptions): Promise<number> {
  const config = readConfig(root)
  const run = (): void => {
    const started = performance.now()
    try {
      const { files, differences } = generate(root)
      const names = differences.map(({ file }) => file)
      const took = `${Math.round(performance.now() - started)} ms`
      say(
        names.length === 0
          ? `codegen: ${files.size} files are up to date (${took}).`
          : `codegen: wrote ${listOf(names)} (${took}).`,
      )
    } catch (error) {
      complain(error)
    }
  }
  run()
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const watchers = watchedFolders(config).map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, file) => {
        if (file === null || !matters(file)) return
        clearTimeout(timer)
        timer = setTimeout(run, SETTLE_MS)
      }),
    )
    signal?.addEventListener("abort", () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      resolve(0)
    })
  })
}

function watchedFolders({ schemas, blocks }: Config): string[] {
  return blocks ? [schemas, blocks.source] : [schemas]
}

/** Our own output, and what has no say in it, wakes nobody. */
function matters(file: string): boolean {
  return (
    !/(^|[\\/])generated[\\/]/.test(file) &&
    /\.(json|tsx)$|\.load\.ts$/.test(file) &&
    !/\.(test|stories)\.tsx$/.test(file)
  )
}

function listOf(names: readonly string[]): string {
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`
}
