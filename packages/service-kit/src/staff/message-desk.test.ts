import { expect, onTestFinished, test } from "vitest"
import type { Message } from "../messages/messages.ts"
import { addOutboxActions, DeliveryError, OUTBOX_ENTRIES_TABLE, openOutbox } from "../outbox/outbox.ts"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { createLinkSender, createMessageDesk, LINK_KIND } from "./staff.ts"

const KEYS = [Buffer.alloc(32, 1)] as const
const LINK = "https://forms.norrvik.example/staff/sign-in/token.123456789"

onEachEngine((engine) => {
  test("an operator does not see the sign-in link of another person", async () => {
    const storage = await engine.openStorage()
    await storage.run(OUTBOX_ENTRIES_TABLE)
    await storage.transaction((tx) =>
      addOutboxActions(tx, {
        async createTables(tables) {
          for (const table of tables) await tx.run(table)
        },
      }),
    )
    const outbox = openOutbox<{ readonly "staff-link": Message }>({
      service: "forms",
      storage,
      keys: KEYS,
      receivers: { "staff-link": () => Promise.reject(new DeliveryError("the mail server could not be reached")) },
      log: () => {},
    })
    onTestFinished(outbox.close)
    const person = { email: "anna@norrvik.example", name: "Anna", roles: [], sites: null, workshops: null }
    await createLinkSender(storage, outbox)({ person, link: LINK, lastsMs: 60_000 })
    const desk = createMessageDesk(storage, KEYS, outbox, { secretKinds: [LINK_KIND] })

    const [message] = await desk.listMessages()
    const shown = await desk.showMessage(message?.id ?? "", { actor: "drift@norrvik.example", now: Date.now() })

    expect(shown?.kind).toBe("staff-link")
    expect(JSON.stringify(shown)).not.toContain("token.123456789")
  })
})
