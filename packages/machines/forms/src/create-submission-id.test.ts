import type { FormSubmission } from "@forecourt/contracts/forms"
import { carContactForm } from "@forecourt/contracts/forms/definitions"
import { parseFormSubmission } from "@forecourt/contracts/forms/form-submission"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { USED, WRITTEN } from "../test/forms.ts"
import { createSubmissionId } from "./create-submission-id.ts"
import { createFormMachine, createFormRules, toPorts } from "./index.ts"

const MORNING = Date.parse("2026-11-29T06:00:00Z")

async function sendFromNewPage(changed: Partial<typeof WRITTEN> = {}, topic = USED): Promise<string> {
  const ids: string[] = []
  const actors = toPorts({
    async submitForm({ formSubmissionId }) {
      ids.push(formSubmissionId)
      return { formSubmissionId }
    },
  })
  const machine = createFormMachine(createFormRules(carContactForm, topic, { language: "sv" })).provide({ actors })
  const form = createActor(machine, { input: { isEmbedded: false } }).start()
  form.send({ type: "SUBMIT", values: { ...WRITTEN, ...changed } })
  await waitFor(form, (now) => now.matches("succeeded"))
  return String(ids)
}

test("sending the same message after a reload uses the same identifier", async () => {
  expect(await sendFromNewPage()).toBe(await sendFromNewPage())
})

test("a message with a different text, car or site has a different identifier", async () => {
  const ids = await Promise.all([
    sendFromNewPage(),
    sendFromNewPage({ message: "Och hjulen?" }),
    sendFromNewPage({ quote: false }),
    sendFromNewPage({}, { ...USED, car: "10000125" }),
    sendFromNewPage({}, { ...USED, source: "se-used" }),
  ])

  expect(new Set(ids).size).toBe(5)
})

test("a message has the same identifier until the end of the day, and the identifier matches the service's schema", () => {
  const message = createFormRules(carContactForm, USED, { language: "sv" }).createSubmission(
    WRITTEN,
    "",
  ) as FormSubmission
  const formSubmissionId = createSubmissionId(message, MORNING)

  expect(createSubmissionId(message, MORNING + 17 * 3_600_000)).toBe(formSubmissionId)
  expect(createSubmissionId(message, MORNING + 18 * 3_600_000)).not.toBe(formSubmissionId)
  expect(parseFormSubmission({ ...message, formSubmissionId })).not.toBeNull()
})
