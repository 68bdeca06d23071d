import { expect, test } from "vitest"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { createDevelopmentReceiver, listMessages, OUTBOX_TABLE } from "./development-receiver.ts"

onEachEngine((engine) => {
  test("the outbox page lists each of the latest fifty messages once, newest first", async () => {
    const storage = await engine.openStorage()
    await storage.run(OUTBOX_TABLE)
    const said: string[] = []
    const options = { service: "hotel", log: (line: string) => void said.push(line), now: () => 0 }
    const receive = createDevelopmentReceiver(storage, options)
    const { signal } = new AbortController()
    for (let n = 10; n < 70; n++)
      for (const attempt of [1, 2])
        await receive({ to: "+46701740605", text: String(n), about: {} }, { id: `message-${n}`, attempt, signal })
    await receive(null, { id: "message-99", attempt: 1, signal })

    const texts = (await listMessages(storage)).map(({ text }) => Number(text))
    expect(texts).toEqual(Array.from({ length: 50 }, (_, n) => 69 - n))
    expect(said).toHaveLength(60)
  })
})
