import { expect, test } from "vitest"
import { hashMailbox } from "./messages.ts"

const KEY = Buffer.alloc(32, 1)

test.each([
  ["anna.berg@gmail.com", "a.n.n.a.berg@gmail.com", true],
  ["annaberg@gmail.com", "Anna.Berg+7@GoogleMail.com", true],
  ["anna@example.org", " ANNA+7@example.org", true],
  ["anna.berg@example.org", "annaberg@example.org", false],
  ["anna.berg@gmail.com.example", "annaberg@gmail.com.example", false],
])("the addresses %s and %s have the same mailbox: %s", (email, other, isSame) => {
  expect(hashMailbox(KEY, email) === hashMailbox(KEY, other)).toBe(isSame)
})
