import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { copyRepository } from "../../scripts/copy-repository.ts"
import { freePort, QUIET } from "../../scripts/servers.ts"

export interface Dev {
  readonly url: string
  readonly ports: readonly number[]
  readonly said: () => string
  /**
   * Edits a file in the copy of the repository. The `change` function receives the current text and returns the new
   * text; `null` means that the file does not exist.
   */
  readonly edit: (file: string, change: (text: string) => string | null) => Promise<void>
  readonly putBack: () => Promise<void>
  readonly interrupt: () => Promise<number | null>
  readonly remove: () => void
}

export async function startDev(site: string): Promise<Dev> {
  const folder = copyRepository("dev")
  const data = mkdtempSync(join(tmpdir(), "forecourt-dev-"))
  const [platformPort, sitePort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ["scripts/run.mjs", "dev", site], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...QUIET,
      FORECOURT_DATA: data,
      FORECOURT_SEARCH_SEED: "0",
      FORECOURT_PLATFORM_PORT: String(platformPort),
      FORECOURT_SITE_PORT: String(sitePort),
    },
  })
  // When waiting times out, the process is ended.
  process.once("exit", () => child.kill("SIGINT"))
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve))
  const said = await waitUntilReady(child)
  const previous = new Map<string, string | null>()
  const put = async (file: string, text: string | null) => {
    if (text === null) return rmSync(file, { force: true })
    await mkdir(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return {
    url: `http://localhost:${sitePort}`,
    ports: [platformPort, sitePort],
    said,
    async edit(file, change) {
      const path = join(folder, file)
      const text = existsSync(path) ? readFileSync(path, "utf8") : null
      // Writing to a file that is linked to the working copy would change the working copy too.
      if (text !== null && statSync(path).nlink > 1)
        throw new Error(`dev: ${file} is shared. Edit one of the copy's own.`)
      if (!previous.has(path)) previous.set(path, text)
      await put(path, change(text ?? ""))
    },
    async putBack() {
      for (const [path, text] of previous) await put(path, text)
      previous.clear()
    },
    interrupt() {
      child.kill("SIGINT")
      return exited
    },
    remove() {
      for (const gone of [folder, data]) rmSync(gone, { recursive: true, force: true })
    },
  }
}

/**
 * Waits until the development server is ready. Resolves with a function that returns the output so far, or rejects with
 * the output if the process ends before the server is ready.
 */
function waitUntilReady(child: ChildProcess): Promise<() => string> {
  let text = ""
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        text += String(chunk)
        if (text.includes("Ready: what you save")) resolve(() => text)
      })
    }
    child.once("exit", () => reject(new Error(`dev: ended before it was ready. What it said:\n${text}`)))
  })
}
