import { carContactForm } from "@forecourt/contracts/forms/definitions"
import { createFormMachine, createFormRules, toPorts } from "@forecourt/forms-machine"
import { createActor, waitFor } from "xstate"

const topic = {
  car: "10000124",
  source: "se-automotive",
  isChosen: false,
  recipients: [{ siteName: "Norrvik Lund", toName: "Begagnade bilar", toEmail: "lund@norrvik.example" }],
}
const rules = createFormRules(carContactForm, topic, { language: "sv" })

export const taken: string[] = []

// A function over any receiver: a service, a mailbox, a card index.
const actors = toPorts({
  async submitForm({ formName, formSubmissionId, values }) {
    taken.push(`${formName}: ${JSON.stringify(values)}`)
    return { formSubmissionId }
  },
})
const form = createActor(createFormMachine(rules).provide({ actors }), { input: { isEmbedded: true } }).start()

const written = { name: "Anna", phone: "070 174 06 05", email: "anna@example.org", message: "Finns den kvar?" }
form.send({ type: "SUBMIT", values: { ...written, siteName: "", quote: true, testDrive: false } })
await waitFor(form, (now) => now.matches("succeeded"))
