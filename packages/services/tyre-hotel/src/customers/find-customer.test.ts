import { join } from "node:path"
import { createKeys, openSeal } from "@forecourt/service-kit/secrets"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { DEMO_SEEDS } from "../../../../../demo/stock-demo/src/seeds.ts"
import type { SealedPhone } from "../codes/send-code.ts"
import { openTyreHotelStorage } from "../storage/open-storage.ts"
import { seedStorage } from "../storage/seed-storage.ts"
import { KEY_PURPOSES, type TyreHotelContext, type Visitor } from "../tyre-hotel.types.ts"
import { findCustomer } from "./find-customer.ts"

const NOW = Date.parse("2026-11-21T10:00:00Z")
const keys = createKeys("secret", "tyre-hotel", KEY_PURPOSES)
const VISITOR = { network: "192.0.2.1" } as Visitor
const openPhone = (sealed: string, now: number) => openSeal<SealedPhone>(keys.phone, sealed, now)

onEachEngine((engine) => {
  async function openHotel({ isUniform = false } = {}) {
    const storage = await openTyreHotelStorage({ dataFolder: "", database: null }, NOW, await engine.openStorage())
    await seedStorage(storage, join(DEMO_SEEDS, "tyre-hotel"), NOW)
    const budgets = { storage, key: keys.subject, factor: 1 }
    const hotel = { storage, keys, budgets, codeLength: 6, isUniform, now: () => NOW } as unknown as TyreHotelContext
    return (regNo: string, visitor = VISITOR) => findCustomer(hotel, { regNo }, visitor)
  }

  test("the result of a customer search contains only the last two digits of the phone number", async () => {
    const find = await openHotel()

    const customer = await find("ABC123")

    expect(customer).toMatchObject({ regNo: "ABC123", obfuscatedPhoneNumber: "••• ••• •• 05", codeLength: 6 })
    expect(JSON.stringify(customer)).not.toContain("0174060")
  })

  test("an encrypted phone number can be used for ten minutes", async () => {
    const find = await openHotel()

    const { encryptedPhoneNumber } = await find("ABC123")

    expect(openPhone(encryptedPhoneNumber, NOW + 10 * 60_000 - 1)?.phone).toBe("+46701740605")
    expect(openPhone(encryptedPhoneNumber, NOW + 10 * 60_000)).toBeNull()
  })

  test("a search for a vehicle without an agreement returns an error, or a fictitious customer if uniform search is enabled", async () => {
    await expect((await openHotel())("XYZ999")).rejects.toMatchObject({ code: "NoAgreement" })

    const find = await openHotel({ isUniform: true })
    for (let n = 0; n < 20; n += 1) {
      const stranger = await find(`XYZ${n}`)
      expect(stranger.obfuscatedPhoneNumber).toMatch(/^••• ••• •• \d\d$/)
      expect(openPhone(stranger.encryptedPhoneNumber, NOW)).toMatchObject({ phone: null })
    }
    expect((await find("XYZ1")).obfuscatedPhoneNumber).toBe((await find("XYZ1")).obfuscatedPhoneNumber)
  })

  test("an IP address above its rate limit gets no more search results, and other IP addresses are not affected", async () => {
    const find = await openHotel()
    for (let n = 0; n < 30; n += 1) await find("ABC123")

    await expect(find("ABC123")).rejects.toMatchObject({ code: "TooManyRequests", retryAfterMs: 600_000 })
    await expect(find("XYZ999")).rejects.toMatchObject({ code: "TooManyRequests" })
    expect((await find("ABC123", { ...VISITOR, network: "192.0.2.2" })).regNo).toBe("ABC123")
  })
})
