import { randomBytes } from "node:crypto"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { openSqliteStorage } from "../storage/sqlite-storage.ts"
import { CODES_TABLE, createCode, makeCode, useCode } from "./one-time-codes.ts"

const NOW = Date.parse("2027-03-01T08:00:00Z")
const MINUTE_MS = 60_000

async function sendCode(subject: string | null = "ABC123") {
  const storage = await openSqliteStorage(join(mkdtempSync(join(tmpdir(), "forecourt-codes-")), "codes.sqlite"))
  onTestFinished(() => storage.close())
  await storage.run(CODES_TABLE)
  const key = randomBytes(32)
  const wish = { subject, digits: 6, lastsMs: 10 * MINUTE_MS, now: NOW }
  const { token, code } = await makeCode(storage, key, wish)
  return {
    code,
    wrong: code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
    sendAnother: () => makeCode(storage, key, wish),
    use: (guess: string, now = NOW) => useCode(storage, key, { token, code: guess }, now),
  }
}

test("a one-time code can be used only once", async () => {
  const { code, use } = await sendCode()

  expect(await use(code)).toEqual({ subject: "ABC123" })
  expect(await use(code)).toBe("CodeNotValid")
})

test("the correct one-time code is rejected after three wrong guesses", async () => {
  const { code, wrong, use } = await sendCode()

  expect([await use(wrong), await use(wrong), await use(wrong)]).toEqual(["CodeWrong", "CodeWrong", "CodeNotValid"])
  expect(await use(code)).toBe("CodeNotValid")
})

test("the correct one-time code is accepted as the third guess", async () => {
  const third = await sendCode()
  for (let time = 0; time < 2; time += 1) await third.use(third.wrong)
  expect(await third.use(third.code)).toEqual({ subject: "ABC123" })

  const { wrong, use } = await sendCode()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => use(wrong)))
  expect(outcomes.filter((outcome) => outcome === "CodeWrong")).toHaveLength(2)
})

test("a one-time code is rejected when it has expired, when a newer code replaces it, or when it has no subject", async () => {
  const old = await sendCode()
  expect(await old.use(old.code, NOW + 10 * MINUTE_MS)).toBe("CodeNotValid")

  const earlier = await sendCode()
  await earlier.sendAnother()
  expect(await earlier.use(earlier.code)).toBe("CodeNotValid")

  const nobody = await sendCode(null)
  expect(await nobody.use(nobody.code)).toBe("CodeWrong")
})

test.for([4, 6] as const)("a one-time code has %i digits, including leading zeros", (length) => {
  const codes = Array.from({ length: 2000 }, () => createCode(length))

  expect(codes.filter((code) => !new RegExp(`^\\d{${length}}$`).test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith("0"))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1000)
})

test("one-time codes are evenly distributed, including codes with leading zeros [spec 3 §5.4]", () => {
  const codes = Array.from({ length: 20_000 }, () => createCode(4))
  const firstDigits = Map.groupBy(codes, ([first]) => first ?? "")

  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
  expect(firstDigits.size).toBe(10)
  for (const { length } of firstDigits.values()) expect(Math.abs(length - 2000)).toBeLessThan(300)
})
