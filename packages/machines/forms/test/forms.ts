import type { FormSubmission } from "@forecourt/contracts/forms"
import { carContactForm } from "@forecourt/contracts/forms/definitions"
import { createActor, SimulatedClock } from "xstate"
import {
  createFormMachine,
  createFormRules,
  type FormEmitted,
  type FormEnvelope,
  type FormTopic,
  toPorts,
} from "../src/index.ts"

export const USED: FormTopic = {
  car: "10000124",
  source: "se-automotive",
  isChosen: false,
  recipients: [{ siteName: "Norrvik Lund", toName: "Begagnade bilar", toEmail: "lund@norrvik.example" }],
}

export const SAMPLE: FormTopic = {
  ...USED,
  isChosen: true,
  recipients: [
    { siteName: "Norrvik Lund", toName: "Nya bilar", toEmail: "nya.lund@norrvik.example" },
    { siteName: "Norrvik Borås", toName: "Nya bilar", toEmail: "nya.boras@norrvik.example" },
    { siteName: "Norrvik Umeå", toName: "Norrvik Umeå", toEmail: "" },
  ],
}

export const WRITTEN = {
  name: "Anna Berg",
  phone: "070 174 06 05",
  email: "anna@example.org",
  message: "Finns den kvar?",
  siteName: "",
  quote: true,
  testDrive: false,
}

export const REFUSED = { status: 422, code: "RecipientUnknown" }
export const GONE = { status: 502, code: "ServiceFailed" }
type Answer = "taken" | { readonly status: number; readonly code: string }

interface Options {
  readonly topic?: FormTopic
  readonly isEmbedded?: boolean
  readonly answers?: readonly Answer[]
}

export function openForm({ topic = USED, isEmbedded = true, answers = ["taken"] }: Options = {}) {
  const clock = new SimulatedClock()
  const calls: FormSubmission[] = []
  const actors = toPorts({
    async submitForm(input) {
      const outcome = answers[Math.min(calls.length, answers.length - 1)]
      calls.push(input)
      if (outcome !== "taken") throw outcome
      return { formSubmissionId: input.formSubmissionId }
    },
  })
  let ids = 0
  const input = { isEmbedded }
  const machine = createFormMachine(
    createFormRules(carContactForm, topic, { language: "sv" }),
    () => `message-${++ids}`,
  ).provide({ actors })
  const actor = createActor(machine, { input, clock })
  const emitted: FormEmitted[] = []
  actor.on("*", (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    calls,
    emitted,
    now: () => actor.getSnapshot(),
    submit: (changed: Partial<typeof WRITTEN> = {}, envelope: FormEnvelope = {}) =>
      actor.send({ type: "SUBMIT", values: { ...WRITTEN, ...changed }, envelope }),
    change: () => actor.send({ type: "CHANGE" }),
    async pass(ms: number) {
      await settle()
      clock.increment(ms)
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
