import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { FILMED } from "./filmed.ts"

const ADDRESS = /^\/?(?:-\/media\/)?(?:artwork\/)?films\/([a-z-]+)\.webm$/

/** Reads the film with an address; `null` when there is none. */
export async function readFilm(path: string): Promise<Buffer | null> {
  const name = ADDRESS.exec(path)?.[1]
  return name !== undefined && FILMED.includes(name) ? readFile(join(import.meta.dirname, `${name}.webm`)) : null
}
