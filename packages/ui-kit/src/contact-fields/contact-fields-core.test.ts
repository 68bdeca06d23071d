import fc from "fast-check"
import { expect, test } from "vitest"
import { type ContactValues, cleanPhone, findContactErrors, PHONE_MAX, PHONE_MIN } from "./contact-fields-core.ts"

const ann: ContactValues = {
  firstName: "Ann",
  lastName: "Ek",
  phone: "+46701234567",
  email: "ann.ek@exempel.se",
  comment: "",
}
const errors = (some: Partial<ContactValues>) => findContactErrors({ ...ann, ...some })

test("names, mobile number and e-mail address are required, and the comment is optional [spec 3 §5.4 tyre-contact.required]", () => {
  expect(errors({})).toEqual([])
  expect(findContactErrors({ firstName: "", lastName: " ", phone: "", email: "", comment: "" })).toEqual([
    "firstName",
    "lastName",
    "phone",
    "email",
  ])
})

test("a mobile number has 8 to 15 characters, which are digits or plus signs [spec 3 §5.4 tyre-contact.mobile, §9.1]", () => {
  expect(["07012345", "+46701234567", "123456789012345"].flatMap((phone) => errors({ phone }))).toEqual([])
  expect(["0701234", "1234567890123456", "070-1234567", "070 1234567"].map((phone) => errors({ phone }))).toEqual(
    Array(4).fill(["phone"]),
  )
})

test("an e-mail address has a local part, an at sign and a domain [spec 3 §5.4 tyre-contact.email]", () => {
  expect(
    ["a@b.se", "ann.ek+bil@post.exempel.co.uk", "o'neill@x-y.example", "a@xn--exmpel-bua.xn--p1ai"].flatMap((email) =>
      errors({ email }),
    ),
  ).toEqual([])
  expect(
    [
      "ann",
      "ann@",
      "ann@exempel",
      "@exempel.se",
      "ann @exempel.se",
      "a@b@c.se",
      "a@b.s",
      "åsa@exempel.se",
      "a..b@exempel.se",
      ".a@exempel.se",
      "a@-b.se",
      "a@b-.se",
      "a@b..se",
      "<a@b.se>",
    ].map((email) => errors({ email })),
  ).toEqual(Array(14).fill(["email"]))
})

test("cleanPhone removes all characters except digits and plus signs [spec 3 §5.4 tyre-contact.mobile]", () => {
  expect(cleanPhone("+46 (0)70-123 45 67 mobil")).toBe("+46701234567")
})

test("a phone number cleaned with cleanPhone is valid exactly when its length is allowed", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+- ()x") }), (text) => {
      const phone = cleanPhone(text)

      expect(cleanPhone(phone)).toBe(phone)
      expect(errors({ phone }).length === 0).toBe(phone.length >= PHONE_MIN && phone.length <= PHONE_MAX)
    }),
  )
})
