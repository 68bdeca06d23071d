import type { FormSubmission } from "@forecourt/contracts/forms"
import { mayBeDone, type Refusal } from "@forecourt/flow-kit/refusal"
import { assertEvent, assign, emit, setup } from "xstate"
import { ports } from "./contact-form.ports.ts"
import { MAX_ATTEMPTS, RENEW_DELAY_MS, RETRY_DELAY_MS, submissionOf, wrongFields } from "./contact-form.rules.ts"
import type { ContactField, ContactSubject, ContactValues } from "./contact-form.types.ts"

export interface ContactFormInput {
  readonly subject: ContactSubject
  /** Whether the form stands in a page, where it begins anew once a message was sent. Spec 2 §4. */
  readonly isEmbedded: boolean
  /** Makes up identifiers of messages. @default random */
  readonly newId?: () => string
}

interface ContactFormContext extends Required<ContactFormInput> {
  /** What is wrong with what was submitted, until the form changes. Spec 2 §5. */
  readonly wrong: readonly ContactField[]
  /** What is being sent, or was tried; `null` when no message waits for its end. */
  readonly submission: FormSubmission | null
  /** How often it has been sent. */
  readonly attempts: number
  /** Where the answer to the last message goes, until the next one is begun. */
  readonly sentFrom: string | null
}

/** What a visitor does. */
export type ContactFormEvent =
  | { readonly type: "SUBMIT"; readonly values: ContactValues }
  /** Something was written, chosen or ticked. */
  | { readonly type: "CHANGE" }

/** What the page hears. */
export type ContactFormEmitted =
  | { readonly type: "sent" }
  /** For the log: why there is no message, without a word of what was written. Spec 2 §8. */
  | { readonly type: "failure"; readonly reason: string; readonly attempts: number }

/** Spec 2 §8. */
const DEPARTMENT_NOT_FOUND = "Department not found"

const contactFormSetup = setup({
  types: {
    input: {} as ContactFormInput,
    context: {} as ContactFormContext,
    events: {} as ContactFormEvent,
    emitted: {} as ContactFormEmitted,
    tags: {} as "busy",
  },
  actors: ports,
  delays: { retryDelay: RETRY_DELAY_MS, renewDelay: RENEW_DELAY_MS },
  guards: {
    isWrong: ({ context, event }) => event.type === "SUBMIT" && wrongFields(event.values, context.subject).length > 0,
    isForNobody: ({ context, event }) =>
      event.type === "SUBMIT" && submissionOf(event.values, context.subject, "") === null,
    isEmbedded: ({ context }) => context.isEmbedded,
  },
  actions: {
    noteWrong: assign(({ context, event }) => {
      assertEvent(event, "SUBMIT")
      return { wrong: wrongFields(event.values, context.subject) }
    }),
    /** The same words are the same message, whatever became of it; others are another one. */
    prepare: assign(({ context, event }) => {
      assertEvent(event, "SUBMIT")
      const { subject, submission: before, newId } = context
      const again = before && submissionOf(event.values, subject, before.formSubmissionId)
      const isSame = again !== null && JSON.stringify(again) === JSON.stringify(before)
      const submission = isSame ? before : submissionOf(event.values, subject, newId())
      return { submission, attempts: 0, wrong: [], sentFrom: null }
    }),
    forgetWrong: assign({ wrong: [], sentFrom: null }),
    emitNotFound: emit({ type: "failure", reason: DEPARTMENT_NOT_FOUND, attempts: 0 }),
  },
})

const SUBMIT = [
  { guard: "isWrong", target: "#contactForm.idle", actions: "noteWrong" },
  {
    guard: "isForNobody",
    target: "#contactForm.failed",
    actions: "emitNotFound",
  },
  { target: "#contactForm.submitting", actions: "prepare" },
] as const

/** A message to who sells a car, from its first word to its end. Spec 2 §4. */
export const contactFormMachine = contactFormSetup.createMachine({
  id: "contactForm",
  context: ({ input }) => ({
    ...input,
    newId: input.newId ?? (() => crypto.randomUUID()),
    wrong: [],
    submission: null,
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
            input: ({ context: { submission } }) => waitingIn(submission),
            onDone: { target: "#contactForm.succeeded" },
            onError: [
              {
                guard: ({ context, event }) => context.attempts < MAX_ATTEMPTS && mayBeDone(event.error),
                target: "pausing",
              },
              {
                target: "#contactForm.failed",
                actions: emit(({ context, event }) => ({
                  ...{ type: "failure" as const, reason: reasonOf(event.error), attempts: context.attempts },
                })),
              },
            ],
          },
        },
        pausing: { after: { retryDelay: "sending" } },
      },
    },
    succeeded: {
      entry: [
        assign({ sentFrom: ({ context }) => context.submission?.values.email ?? null, submission: null }),
        emit({ type: "sent" }),
      ],
      after: { renewDelay: { guard: "isEmbedded", target: "idle" } },
    },
    failed: { on: { SUBMIT: [...SUBMIT], CHANGE: { target: "idle", actions: "forgetWrong" } } },
  },
})

function waitingIn(submission: FormSubmission | null): FormSubmission {
  if (submission === null) throw new Error("contact-form: there is no message to send. Submit one first.")
  return submission
}

/** Why a call failed, in words that hold nothing personal. */
function reasonOf(error: unknown): string {
  const { status, code } = (error ?? {}) as Refusal
  return [status, code].filter((part) => part != null).join(" ") || "no response"
}
