import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

const MAX_FILES = 5000
const WRITES_BETWEEN_CLEANINGS = 200

/** Creates a disk cache for images, in which concurrent requests for an image wait for a single rendering. */
export function createPictureCache(folder: string): (key: string, render: () => Promise<Buffer>) => Promise<Buffer> {
  const running = new Map<string, Promise<Buffer>>()
  let writes = 0

  async function renderAndStore(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(folder, key)
    const known = await readFile(file).catch(() => null)
    if (known !== null) return known
    const picture = await render()
    await mkdir(folder, { recursive: true })
    const draft = `${file}.${process.pid}.draft`
    await writeFile(draft, picture)
    await rename(draft, file)
    writes += 1
    if (writes % WRITES_BETWEEN_CLEANINGS === 0) await removeOldest(folder)
    return picture
  }

  return (key, render) => {
    let picture = running.get(key)
    if (picture === undefined) {
      picture = renderAndStore(key, render).finally(() => running.delete(key))
      running.set(key, picture)
    }
    return picture
  }
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= MAX_FILES) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - MAX_FILES)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}
