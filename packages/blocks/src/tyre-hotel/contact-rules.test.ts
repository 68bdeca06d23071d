import { isReachable } from "@forecourt/tyre-hotel-machine"
import { type ContactValues, findContactErrors } from "@forecourt/ui-kit/contact-fields"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"

function isTaken({ phone, comment, ...others }: ContactValues): boolean {
  return isReachable({ ...others, phoneMobile: phone, freeText: comment })
}

const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => text.length <= 100)
const written = fc.record<ContactValues>({
  firstName: name,
  lastName: name,
  phone: fc.string({ unit: fc.constantFrom(..."0123456789+"), minLength: 7, maxLength: 16 }),
  email: fc.oneof(fc.emailAddress(), fc.constantFrom("å@exempel.se", "a@exempel", "a@b.s", " a@b.se ", "")),
  comment: fc.string({ maxLength: 1000 }),
})

test("contact details that pass the form's validation always match the schema of the booking request [spec 3 §5.4 tyre-contact.required tyre-submit.contact]", () => {
  let accepted = 0
  fc.assert(
    fc.property(written, (values) => {
      if (findContactErrors(values).length > 0) return
      accepted += 1
      expect(isTaken(values)).toBe(true)
    }),
    { numRuns: readSampled(2000) },
  )

  expect(accepted).toBeGreaterThan(readSampled(200))
})
