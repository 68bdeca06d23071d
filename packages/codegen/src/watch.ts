import { watch } from "node:fs"
import { join } from "node:path"
import type { Config } from "./config.ts"
import { Generator } from "./generate.ts"

/** The time in milliseconds to wait after the last change. Text editors often save a file in several steps. */
const SETTLE_MS = 30

export interface WatchOptions {
  readonly log: (line: string) => void
  readonly complain: (error: unknown) => void
  readonly generated?: (files: readonly string[]) => void
  readonly signal?: AbortSignal
}

/**
 * Generates files now, and again whenever a schema, an example or a source file of a block changes. Stops when `signal`
 * aborts.
 */
export function watchAndGenerate(root: string, { log, complain, generated, signal }: WatchOptions): Promise<number> {
  const generator = new Generator(root)
  const run = (): void => {
    const started = performance.now()
    try {
      const { files, differences } = generator.generate()
      const names = differences.map(({ file }) => file)
      const took = `${Math.round(performance.now() - started)} ms`
      log(
        names.length === 0
          ? `codegen: ${files.size} files are up to date (${took}).`
          : `codegen: wrote ${formatList(names)} (${took}).`,
      )
      generated?.(names)
    } catch (error) {
      complain(error)
    }
  }
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    // Before the first run: a file saved immediately after its line is printed is noticed too.
    const watchers = listWatchedFolders(generator.config).map((folder) =>
      watch(join(root, folder), { recursive: true }, (_, file) => {
        if (file === null || !matters(file)) return
        generator.touch(`${folder}/${file.replaceAll("\\", "/")}`)
        clearTimeout(timer)
        timer = setTimeout(run, SETTLE_MS)
      }),
    )
    run()
    generator.save()
    signal?.addEventListener("abort", () => {
      clearTimeout(timer)
      generator.save()
      for (const watcher of watchers) watcher.close()
      resolve(0)
    })
  })
}

function listWatchedFolders({ schemas, blocks }: Config): string[] {
  return blocks ? [schemas, blocks.source] : [schemas]
}

function matters(file: string): boolean {
  return (
    !/(^|[\\/])generated[\\/]/.test(file) &&
    /\.(json|tsx)$|\.load\.ts$/.test(file) &&
    !/\.(test|stories)\.tsx$/.test(file)
  )
}

function formatList(names: readonly string[]): string {
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`
}
