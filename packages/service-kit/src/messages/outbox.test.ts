import { expect, test } from "vitest"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { listOutbox, OUTBOX_TABLE, outboxSender } from "./outbox.ts"

onEachEngine((engine) => {
  test("what was sent last comes first, and is kept, also after the clock has gone back", async () => {
    const storage = await engine.openStorage()
    await storage.run(OUTBOX_TABLE)
    const clock = { now: Date.parse("2027-03-01T10:01:00Z") }
    const { send, settled } = outboxSender(storage, () => clock.now, { service: "hotel", say: () => {} })
    for (let n = 0; n < 60; n++) {
      if (n === 50) clock.now = Date.parse("2027-03-01T08:00:00Z")
      send({ to: "+46701740605", text: String(n), about: {} })
      await settled()
    }

    const texts = (await listOutbox(storage)).map(({ text }) => Number(text))
    expect(texts).toEqual(Array.from({ length: 50 }, (_, n) => 59 - n))
  })
})
