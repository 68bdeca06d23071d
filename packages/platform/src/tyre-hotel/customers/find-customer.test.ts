import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { keysOf } from "../codes/keys.ts"
import { openSealedPhone } from "../codes/sealed-phone.ts"
import { openSqliteStorage } from "../storage/sqlite-storage.ts"
import { TABLES } from "../storage/tables.ts"
import type { TyreHotelDesk, Visitor } from "../tyre-hotel.types.ts"
import { findCustomer } from "./find-customer.ts"

const NOW = Date.parse("2026-11-21T10:00:00Z")
const keys = keysOf("secret")
const VISITOR = { address: "192.0.2.1" } as Visitor

/** A desk with one customer, whose vehicle is ABC123. */
async function openDesk({ isUniform = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-customers-"))
  const storage = await openSqliteStorage(
    join(folder, "customers.sqlite"),
    TABLES.filter((table) => /exists (budgets|customers|vehicles|workshops) /.test(table)).map((table) =>
      table.replaceAll(/ references \w+/g, ""),
    ),
  )
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })
  await storage.run("insert into customers (id, phone) values ('c', '+46701740605')")
  await storage.run(
    `insert into vehicles (id, reg_no, customer_id, workshop_id, brand, model, product_id, package_level)
     values ('v', 'ABC123', 'c', 'w', '', '', '', '')`,
  )
  const desk = { storage, keys, codeLength: 6, isUniform, budgetFactor: 1, now: () => NOW } as unknown as TyreHotelDesk
  return (regNo: string, visitor = VISITOR) => findCustomer(desk, { regNo }, visitor)
}

test("a customer is found, and of the phone no more than two digits are told", async () => {
  const find = await openDesk()

  const found = await find("ABC123")

  expect(found).toMatchObject({ regNo: "ABC123", obfuscatedPhoneNumber: "••• ••• •• 05", codeLength: 6 })
  expect(JSON.stringify(found)).not.toContain("0174060")
})

test("the sealed phone is good for ten minutes", async () => {
  const find = await openDesk()

  const { encryptedPhoneNumber } = await find("ABC123")

  expect(openSealedPhone(keys, encryptedPhoneNumber, NOW + 10 * 60_000 - 1)?.phone).toBe("+46701740605")
  expect(openSealedPhone(keys, encryptedPhoneNumber, NOW + 10 * 60_000)).toBeNull()
})

test("a vehicle without an agreement is none, unless all searches are answered alike", async () => {
  await expect((await openDesk())("XYZ999")).rejects.toMatchObject({ code: "NoAgreement" })

  const find = await openDesk({ isUniform: true })
  for (let n = 0; n < 20; n += 1) {
    const stranger = await find(`XYZ${n}`)
    expect(stranger.obfuscatedPhoneNumber).toMatch(/^••• ••• •• \d\d$/)
    expect(openSealedPhone(keys, stranger.encryptedPhoneNumber, NOW)).toMatchObject({ phone: null })
  }
  expect((await find("XYZ1")).obfuscatedPhoneNumber).toBe((await find("XYZ1")).obfuscatedPhoneNumber)
})

test("an address that searches too often learns nothing more, and no other address is kept from it", async () => {
  const find = await openDesk()
  for (let n = 0; n < 30; n += 1) await find("ABC123")

  await expect(find("ABC123")).rejects.toMatchObject({ code: "TooManyRequests", retryAfterMs: 600_000 })
  await expect(find("XYZ999")).rejects.toMatchObject({ code: "TooManyRequests" })
  expect((await find("ABC123", { ...VISITOR, address: "192.0.2.2" })).regNo).toBe("ABC123")
})
