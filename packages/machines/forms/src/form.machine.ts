import type { FormSubmission } from "@forecourt/contracts/forms"
import { describeFailure, mayBeDone } from "@forecourt/flow-kit/refusal"
import { assertEvent, assign, emit, setup } from "xstate"
import { createSubmissionId } from "./create-submission-id.ts"
import { ports } from "./form.ports.ts"
import type { FormEnvelope, FormRules } from "./form.types.ts"

/** The maximum number of attempts to send a message. Spec 2 §9. */
export const MAX_ATTEMPTS = 3
export const RETRY_DELAY_MS = 1000
/** The delay in milliseconds between sending a message and resetting an embedded form. Spec 2 §9. */
export const RENEW_DELAY_MS = 3000

export interface FormInput {
  /** True when the form is embedded in a page and is therefore reset after a message is sent. Spec 2 §4. */
  readonly isEmbedded: boolean
}

type CreateId = (message: Omit<FormSubmission, "formSubmissionId">) => string

interface FormContext extends FormInput {
  /** The names of the invalid fields in the last submission. The list is kept until the form changes. Spec 2 §5. */
  readonly wrong: readonly string[]
  /** The message that is being sent or could not be sent, or `null` if there is none. */
  readonly submission: FormSubmission | null
  readonly email: string
  readonly attempts: number
  /** The visitor's e-mail address from the last message, or `null` once the visitor starts a new message. */
  readonly sentFrom: string | null
}

/** The events that represent a visitor's actions. */
export type FormEvent<Values> =
  | { readonly type: "SUBMIT"; readonly values: Values; readonly envelope?: FormEnvelope }
  | { readonly type: "CHANGE" }

/** The events that the state machine emits. */
export type FormEmitted =
  | { readonly type: "sent" }
  /** Sending has failed. `reason` describes the failure for the log, without the content of the message. Spec 2 §8. */
  | { readonly type: "failure"; readonly reason: string; readonly attempts: number }

/** The reason that is reported when a message has no recipient. Spec 2 §8. */
const DEPARTMENT_NOT_FOUND = "Department not found"

/**
 * Creates the state machine of a form, from the first input to the sent message. A message is identified by a hash of
 * its values and the date, so that the identifier is the same after a reload. Spec 2 §4, 3 §4.3.
 */
export function createFormMachine<Values>(
  rules: FormRules<Values>,
  createId: CreateId = (message) => createSubmissionId(message, Date.now()),
) {
  const formSetup = setup({
    types: {
      input: {} as FormInput,
      context: {} as FormContext,
      events: {} as FormEvent<Values>,
      emitted: {} as FormEmitted,
      tags: {} as "busy",
    },
    actors: ports,
    delays: { retryDelay: RETRY_DELAY_MS, renewDelay: RENEW_DELAY_MS },
    guards: {
      isWrong: ({ event }) => event.type === "SUBMIT" && rules.wrongFields(event.values).length > 0,
      isForNobody: ({ event }) => event.type === "SUBMIT" && rules.createSubmission(event.values, "") === null,
      isEmbedded: ({ context }) => context.isEmbedded,
    },
    actions: {
      noteWrong: assign(({ event }) => {
        assertEvent(event, "SUBMIT")
        return { wrong: rules.wrongFields(event.values) }
      }),
      /**
       * Prepares a submission. If the values are the same as in the previous attempt, the identifier is kept.
       * Otherwise, a new identifier is created.
       */
      prepare: assign(({ context: { submission: previous }, event }) => {
        assertEvent(event, "SUBMIT")
        const again = previous && rules.createSubmission(event.values, previous.formSubmissionId)
        const isSame = again !== null && JSON.stringify(again.values) === JSON.stringify(previous?.values)
        const written = isSame ? again : addMessageId(rules.createSubmission(event.values, ""), createId)
        const submission = written && { ...written, ...event.envelope }
        return { submission, email: rules.getEmail(event.values), attempts: 0, wrong: [], sentFrom: null }
      }),
      forgetWrong: assign({ wrong: [], sentFrom: null }),
      emitNotFound: emit({ type: "failure", reason: DEPARTMENT_NOT_FOUND, attempts: 0 }),
    },
  })

  const SUBMIT = [
    { guard: "isWrong", target: "#form.idle", actions: "noteWrong" },
    { guard: "isForNobody", target: "#form.failed", actions: "emitNotFound" },
    { target: "#form.submitting", actions: "prepare" },
  ] as const

  return formSetup.createMachine({
    id: "form",
    context: ({ input }) => ({
      ...input,
      wrong: [],
      submission: null,
      email: "",
      attempts: 0,
      sentFrom: null,
    }),
    initial: "idle",
    states: {
      idle: { on: { SUBMIT: [...SUBMIT], CHANGE: { actions: "forgetWrong" } } },
      submitting: {
        tags: "busy",
        initial: "sending",
        states: {
          sending: {
            entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
            invoke: {
              src: "submitForm",
              input: ({ context: { submission } }) => getWaiting(submission),
              onDone: { target: "#form.succeeded" },
              onError: [
                {
                  guard: ({ context, event }) => context.attempts < MAX_ATTEMPTS && mayBeDone(event.error),
                  target: "pausing",
                },
                {
                  target: "#form.failed",
                  actions: emit(({ context, event }) => ({
                    type: "failure" as const,
                    reason: describeFailure(event.error),
                    attempts: context.attempts,
                  })),
                },
              ],
            },
          },
          pausing: { after: { retryDelay: "sending" } },
        },
      },
      succeeded: {
        entry: [assign({ sentFrom: ({ context }) => context.email, submission: null }), emit({ type: "sent" })],
        after: { renewDelay: { guard: "isEmbedded", target: "idle" } },
      },
      failed: { on: { SUBMIT: [...SUBMIT], CHANGE: { target: "idle", actions: "forgetWrong" } } },
    },
  })
}

/** The state machine of a form. */
export type FormMachine<Values> = ReturnType<typeof createFormMachine<Values>>

function addMessageId(message: FormSubmission | null, createId: CreateId): FormSubmission | null {
  return message && { ...message, formSubmissionId: createId(message) }
}

function getWaiting(submission: FormSubmission | null): FormSubmission {
  if (submission === null) throw new Error("forms: there is no message to send. Submit one first.")
  return submission
}
