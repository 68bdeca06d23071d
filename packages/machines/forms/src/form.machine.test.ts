import { expect, test } from "vitest"
import { GONE, openForm, REFUSED, SAMPLE, WRITTEN } from "../test/forms.ts"

test("a submitted form moves from idle to sending to success, and its values are sent to the service [spec 2 §4 contact-states.idle contact-states.submitting contact-states.success, §7 contact-call.body]", async () => {
  const form = openForm()
  expect(form.now().value).toBe("idle")

  form.submit()
  expect(form.now().value).toEqual({ submitting: "sending" })
  expect(form.now().hasTag("busy")).toBe(true)
  await form.pass(0)

  expect(form.now().value).toBe("succeeded")
  expect(form.now().context.sentFrom).toBe("anna@example.org")
  const { siteName: _, ...written } = WRITTEN
  expect(form.calls).toEqual([
    {
      formName: "car-contact",
      formSubmissionId: "message-1",
      values: {
        car: "10000124",
        ...written,
        source: "se-automotive",
        toName: "Begagnade bilar",
        toEmail: "lund@norrvik.example",
      },
    },
  ])
  expect(form.emitted).toEqual([{ type: "sent" }])
})

test("an embedded form is reset three seconds after a message is sent [spec 2 §4 contact-embedded, §9 contact-limits.form]", async () => {
  const [embedded, other] = [openForm(), openForm({ isEmbedded: false })]
  for (const form of [embedded, other]) form.submit()

  for (const form of [embedded, other]) await form.pass(2999)
  expect([embedded.now().value, other.now().value]).toEqual(["succeeded", "succeeded"])
  for (const form of [embedded, other]) await form.pass(1)
  expect([embedded.now().value, other.now().value]).toEqual(["idle", "succeeded"])

  expect(embedded.now().context.sentFrom).toBe("anna@example.org")
  embedded.change()
  expect(embedded.now().context.sentFrom).toBeNull()
  embedded.submit()
  await embedded.pass(0)
  expect(embedded.calls.map(({ formSubmissionId }) => formSubmissionId)).toEqual(["message-1", "message-2"])
})

test("sending a message fails after three attempts at intervals of one second, and the content is not logged [spec 2 §4 contact-states.error, §7 contact-call.attempts, §9 contact-limits.attempts]", async () => {
  const form = openForm({ answers: [GONE] })
  form.submit()

  await form.pass(999)
  expect([form.calls.length, form.now().value]).toEqual([1, { submitting: "pausing" }])
  await form.pass(1)
  expect(form.calls).toHaveLength(2)
  await form.pass(1000)
  expect(form.now().value).toBe("failed")
  await form.pass(60_000)

  expect(form.calls.map(({ formSubmissionId }) => formSubmissionId)).toEqual(Array(3).fill("message-1"))
  expect(form.emitted).toEqual([{ type: "failure", reason: "502 ServiceFailed", attempts: 3 }])
  expect(JSON.stringify(form.emitted)).not.toMatch(/Anna|070|example\.org|kvar/)
})

test("a message that cannot be sent at the first attempt is sent at the second", async () => {
  const form = openForm({ answers: [GONE, "taken"] })
  form.submit()
  await form.pass(1000)

  expect(form.now().value).toBe("succeeded")
  expect(form.emitted).toEqual([{ type: "sent" }])
})

test("a rejected message is not retried", async () => {
  const refused = openForm({ answers: [REFUSED] })
  refused.submit()
  await refused.pass(0)

  expect([refused.calls.length, refused.now().value]).toEqual([1, "failed"])
  expect(refused.emitted).toEqual([{ type: "failure", reason: "422 RecipientUnknown", attempts: 1 }])
})

test("resending a failed message reuses the identifier, and sending a changed message uses a new identifier", async () => {
  const form = openForm({ answers: [REFUSED, REFUSED, "taken"] })
  form.submit()
  await form.pass(0)
  form.submit()
  await form.pass(0)
  form.change()
  expect(form.now().value).toBe("idle")
  form.submit({ message: "Och vinterhjulen?" })
  await form.pass(0)

  expect(form.calls.map(({ formSubmissionId }) => formSubmissionId)).toEqual(["message-1", "message-1", "message-2"])
  expect(form.now().value).toBe("succeeded")
})

test("the notice and the time are sent with the message, and a later time does not make it another message", async () => {
  const form = openForm({ answers: [REFUSED, "taken"] })
  form.submit({}, { privacyNotice: "Vi svarar dig.", openMs: 900 })
  await form.pass(0)
  form.submit({}, { privacyNotice: "Vi svarar dig.", openMs: 9000 })
  await form.pass(0)

  expect(form.calls).toMatchObject([
    { formSubmissionId: "message-1", privacyNotice: "Vi svarar dig.", openMs: 900 },
    { formSubmissionId: "message-1", privacyNotice: "Vi svarar dig.", openMs: 9000 },
  ])
})

test("a second click while a message is being sent has no effect", async () => {
  const form = openForm()
  form.submit()
  form.submit()
  await form.pass(0)
  form.submit()

  expect(form.calls).toHaveLength(1)
})

test("invalid input is not sent, and is reported until the form changes [spec 2 §5 contact-invalid]", () => {
  const form = openForm()
  form.submit({ phone: "070", email: "anna" })

  expect(form.now().value).toBe("idle")
  expect(form.now().context.wrong).toEqual(["phone", "email"])
  form.change()
  expect(form.now().context.wrong).toEqual([])
  expect(form.calls).toEqual([])
})

test("invalid input submitted after a failure shows the validation errors instead of the failure", async () => {
  const form = openForm({ answers: [REFUSED] })
  form.submit()
  await form.pass(0)
  form.submit({ name: " " })

  expect(form.now().value).toBe("idle")
  expect(form.now().context.wrong).toEqual(["name"])
})

test("for an example listing of a new car, the message goes to the department of the selected dealership [spec 2 §5 contact-seller, §7 contact-call.recipient]", async () => {
  const form = openForm({ topic: SAMPLE })
  form.submit()
  expect(form.now().context.wrong).toEqual(["siteName"])

  form.submit({ siteName: "Norrvik Borås" })
  await form.pass(0)
  expect(form.calls).toMatchObject([{ values: { toName: "Nya bilar", toEmail: "nya.boras@norrvik.example" } }])
})

test("a dealership without a department for the car causes the error 'Department not found' [spec 2 §8 contact-department]", () => {
  const form = openForm({ topic: SAMPLE })
  form.submit({ siteName: "Norrvik Umeå" })

  expect(form.now().value).toBe("failed")
  expect(form.emitted).toEqual([{ type: "failure", reason: "Department not found", attempts: 0 }])
  expect(form.calls).toEqual([])
})
