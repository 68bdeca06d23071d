import { mkdir, open } from "node:fs/promises"
import { dirname } from "node:path"
import type { Receiver } from "../outbox/outbox.ts"
import { createQueue } from "../storage/queue.ts"

/**
 * Creates a receiver that appends each payload to a file, as one line of JSON with the id of the delivery. A payload is
 * accepted when its line is on the disk. A line that was cut off by a full disk is left, and its payload is appended
 * again on a new line with the same id. The file contains personal data, so only its owner can read it.
 */
export function createFileReceiver<Payload>(file: string): Receiver<Payload> {
  const inTurn = createQueue()
  return (payload, { id }) => inTurn(() => appendLine(file, JSON.stringify({ id, payload })))
}

async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, "a+", 0o600)
  try {
    const { size } = await handle.stat()
    const last =
      size === 0 ? "\n" : (await handle.read({ length: 1, position: size - 1 })).buffer.toString("utf8", 0, 1)
    await handle.appendFile(`${last === "\n" ? "" : "\n"}${line}\n`)
    await handle.sync()
    if (size === 0) await syncFolder(dirname(file))
  } finally {
    await handle.close()
  }
}

/** Writes the entry of a new file to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
