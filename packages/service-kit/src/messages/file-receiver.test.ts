import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { createFileReceiver } from "./messages.ts"

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-file-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const { signal } = new AbortController()

test("the file receiver appends each payload as one line of JSON, in order, readable only by its owner", async () => {
  const file = join(createFolder(), "new", "messages.ndjson")
  const receive = createFileReceiver<object>(file)

  await Promise.all([1, 2, 3].map((n) => receive({ text: `line\n${n}` }, { id: `message-${n}`, attempt: 1, signal })))

  const lines = readFileSync(file, "utf8").split("\n")
  expect(lines.pop()).toBe("")
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [1, 2, 3].map((n) => ({ id: `message-${n}`, payload: { text: `line\n${n}` } })),
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test("the file receiver starts a new line after a line that was cut off", async () => {
  const file = join(createFolder(), "messages.ndjson")
  appendFileSync(file, '{"id":"message-1","pay')

  await createFileReceiver<string>(file)("Anna", { id: "message-1", attempt: 2, signal })

  expect(readFileSync(file, "utf8")).toBe('{"id":"message-1","pay\n{"id":"message-1","payload":"Anna"}\n')
})

test("a payload that cannot be written to the file is not accepted", async () => {
  const folder = createFolder()

  await expect(createFileReceiver<string>(folder)("Anna", { id: "message-1", attempt: 1, signal })).rejects.toThrow()
})
