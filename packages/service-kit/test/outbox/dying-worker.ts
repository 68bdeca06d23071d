// A process that writes something down, delivers it, and is killed at the given step, before or after anything it does.
import { DeliveryError, openOutbox } from "../../src/outbox/outbox.ts"
import { createKeys } from "../../src/secrets/secrets.ts"
import { openPostgresStorage, openSqliteStorage, type Statements } from "../../src/storage/storage.ts"

const [place = "", url = "", cause = "", lastStep = "0"] = process.argv.slice(2)
let steps = 0

async function step<Result>(work: () => Promise<Result>): Promise<Result> {
  mayDie()
  const result = await work()
  mayDie()
  return result
}

function mayDie(): void {
  steps += 1
  if (steps === Number(lastStep)) process.kill(process.pid, "SIGKILL")
}

function stepwise<Of extends Statements>(statements: Of): Of {
  const { all, get, run } = statements
  const wrapCall = <Call extends (...args: never) => Promise<unknown>>(call: Call) =>
    ((...args) => step(() => call(...args))) as Call
  return { ...statements, all: wrapCall(all), get: wrapCall(get), run: wrapCall(run) }
}

const opened = await (place.startsWith("postgres:") ? openPostgresStorage(place) : openSqliteStorage(place))
const storage: typeof opened = {
  ...stepwise(opened),
  transaction: (work) => step(() => opened.transaction((tx) => work(stepwise(tx)))),
}
const outbox = openOutbox<{ readonly letter: string }>({
  service: "bikes",
  storage,
  log: console.error,
  keys: [createKeys("a-secret-of-these-tests-alone-0123", "bikes", ["outbox"]).outbox],
  receivers: {
    async letter(body, { id }) {
      const response = await step(() => fetch(url, { method: "POST", headers: { "idempotency-key": id }, body }))
      if (!response.ok) throw new DeliveryError(`it answered ${response.status}`)
    },
  },
})
await storage.transaction(async (tx) => {
  await tx.run("insert into causes (name) values (?)", cause)
  await outbox.enqueue(tx, { kind: "letter", payload: cause, lastsMs: 3_600_000 })
})
await outbox.waitUntilSettled()
await outbox.close()
await opened.close()
