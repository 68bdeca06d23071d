import { expect, onTestFinished, test } from "vitest"
import { addOutboxActions, OUTBOX_ENTRIES_TABLE, openOutbox } from "../outbox/outbox.ts"
import { migrate } from "../storage/storage.ts"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { addStaff, createVisitEraser } from "./staff.ts"
import type { PersonVisit } from "./visit-eraser.ts"

const KEYS = [Buffer.alloc(32, 1)] as const
/** 23:30 on 1 March in Stockholm, and 2 March in Helsinki. */
const NOW = Date.parse("2027-03-01T22:30:00Z")
const BY = { actor: "drift@norrvik.example", now: NOW }
const TABLES = {
  number: 1,
  name: "tables",
  async up(tx, context) {
    await context.createTables([OUTBOX_ENTRIES_TABLE])
    await addOutboxActions(tx, context)
    await addStaff(tx, context, { hasLogins: false })
  },
} satisfies Parameters<typeof migrate>[1][number]

interface Text {
  readonly to: string
  readonly onlyFor: { readonly bookingId: string }
}

onEachEngine((engine) => {
  async function openEraser(visits: readonly Partial<PersonVisit>[]) {
    const storage = await engine.openStorage()
    await migrate(storage, [TABLES], { service: "bikes", now: NOW })
    const outbox = openOutbox<{ readonly text: Text }>({
      service: "bikes",
      storage,
      keys: KEYS,
      receivers: { text: async () => {} },
      log: () => {},
      pace: { pollMs: 3_600_000 },
    })
    onTestFinished(outbox.close)
    const erased: string[] = []
    const eraser = createVisitEraser({
      storage,
      now: () => NOW,
      outboxKeys: KEYS,
      kinds: ["text"],
      listVisits: async () =>
        visits.map((visit, index) => ({
          id: `visit-${index}`,
          status: "booked",
          day: "2027-03-01",
          zone: "Europe/Stockholm",
          ...visit,
        })),
      eraseVisit: async (_, id) => void erased.push(id),
    })
    const send = (bookingId: string, to: string) =>
      storage.transaction((tx) =>
        outbox.enqueue(tx, { kind: "text", payload: { to, onlyFor: { bookingId } }, lastsMs: null }),
      )
    return { storage, eraser, erased, send }
  }

  test("a visit is upcoming until its day has ended at the workshop, unless it was cancelled", async () => {
    const { eraser, erased } = await openEraser([{}, { zone: "Europe/Helsinki" }, { status: "cancelled" }])

    const counts = await eraser.countPerson("070-174 06 99")
    await eraser.erasePerson("070-174 06 99", BY)

    expect(counts).toEqual({ records: 2, outgoing: 0, upcoming: 1, unreadable: 0 })
    expect(erased).toEqual(["visit-1", "visit-2"])
  })

  test("messages are erased by their visit and by their recipient, except those about upcoming visits", async () => {
    const { eraser, storage, send } = await openEraser([{}, { status: "cancelled" }])
    const kept = [await send("visit-0", "+46701740699"), await send("visit-9", "+46701740600")]
    await send("visit-1", "workshop@norrvik.example")
    await send("visit-8", "+46701740699")

    await eraser.erasePerson("070-174 06 99", BY)

    expect(await storage.all("select id from outbox_entries order by id")).toEqual(kept.map((id) => ({ id })))
  })

  test("a visit stays while a message about it is being delivered", async () => {
    const { eraser, erased, storage, send } = await openEraser([{ status: "cancelled" }])
    await send("visit-0", "workshop@norrvik.example")
    await storage.run("update outbox_entries set claimed_until = ?", new Date(NOW + 30_000).toISOString())

    const erasure = await eraser.erasePerson("070-174 06 99", BY)

    expect(erasure).toEqual({ records: 0, busy: 1 })
    expect(erased).toEqual([])
  })
})
