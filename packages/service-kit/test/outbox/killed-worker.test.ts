import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { DeliveryError, openOutbox } from "../../src/outbox/outbox.ts"
import { createKeys } from "../../src/secrets/secrets.ts"
import { openPostgresStorage, openSqliteStorage, type Storage } from "../../src/storage/storage.ts"
import { onEachEngine } from "../../src/test-harness/test-harness.ts"
import { createOutboxTables } from "./create-outbox-tables.ts"

/** The number of times that the process is killed at each step. */
const ROUNDS = Number(process.env.FORECOURT_KILL_ROUNDS ?? readSampled(10))
/** The time limit in milliseconds. It is long because each round starts about twenty processes. */
const PATIENCE_MS = 120_000 * ROUNDS
const WORKER = join(import.meta.dirname, "dying-worker.ts")

async function startReceiver() {
  const taken = new Map<string, string>()
  const bringing = new Set<string>()
  let atOnce = 0
  const server = createServer(async (request, response) => {
    const id = String(request.headers["idempotency-key"])
    if (bringing.has(id)) atOnce += 1
    bringing.add(id)
    response.once("close", () => bringing.delete(id))
    taken.set(id, await text(request))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listTaken: () => [...taken.values()].toSorted(),
    atOnce: () => atOnce,
  }
}

/** Returns the real time. The killed processes use the real time, while the clock of the tests is fake. */
const machineTime = () => Math.round(performance.timeOrigin + performance.now())

/**
 * Opens a second worker on the same storage. Its clock is ahead, so that the claims of the killed worker have expired.
 */
function openSecond(storage: Storage, url: string, aheadMs = 0) {
  return openOutbox<{ readonly letter: string }>({
    service: "bikes",
    storage,
    log: () => {},
    now: () => machineTime() + aheadMs,
    keys: [createKeys("a-secret-of-these-tests-alone-0123", "bikes", ["outbox"]).outbox],
    receivers: {
      async letter(body, { id }) {
        const response = await fetch(url, { method: "POST", headers: { "idempotency-key": id }, body })
        if (!response.ok) throw new DeliveryError(`it answered ${response.status}`)
      },
    },
    pace: { pollMs: 100 },
  })
}

onEachEngine((engine) => {
  test(
    "a second worker delivers every entry exactly once after the first worker is killed at any step",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "forecourt-outbox-"))
      const place = (await engine.newDatabase()) ?? join(folder, "storage.sqlite")
      const storage = await (place.startsWith("postgres:") ? openPostgresStorage(place) : openSqliteStorage(place))
      await createOutboxTables(storage)
      await storage.run("create table causes (name text primary key)")
      const { url, listTaken, atOnce } = await startReceiver()
      const second = openSecond(storage, url)
      onTestFinished(async () => {
        await second.close()
        await storage.close()
        rmSync(folder, { recursive: true, force: true })
      })
      let kills = 0

      for (let round = 0; round < ROUNDS; round++)
        for (let step = 1, isKilled = true; isKilled; step++) {
          const args = ["--disable-warning=ExperimentalWarning", WORKER, place, url, `${round} ${step}`, String(step)]
          const [, signal] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit")
          isKilled = signal === "SIGKILL"
          if (isKilled) kills += 1
        }
      const last = openSecond(storage, url, 60_000)
      await last.waitUntilSettled()
      await last.close()

      const causes = await storage.all({ name: "text" }, "select name from causes")
      expect(listTaken()).toEqual(causes.map(({ name }) => name).toSorted())
      expect(atOnce()).toBe(0)
      expect(kills).toBeGreaterThanOrEqual(8 * ROUNDS)
      expect(await storage.all("select id from outbox_entries")).toEqual([])
    },
    PATIENCE_MS,
  )
})
