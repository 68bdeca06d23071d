import { type LeadEvent, track } from "@forecourt/api-clients/analytics"
import { FORMS_CALLS, type FormsCalls } from "@forecourt/contracts/forms/calls"
import { createLazyCalls } from "@forecourt/flow-kit/lazy-calls"
import { useFlow } from "@forecourt/flow-kit/use-flow"
import {
  createFormMachine,
  type FormMachine,
  type FormRules,
  type FormValues,
  readEnvelope,
  TRAP,
  toPorts,
} from "@forecourt/forms-machine"
import { createContext, useCallback, useContext, useState } from "react"
import { type ActorOptions, type AnyStateMachine, createActor, type SnapshotFrom } from "xstate"
import type { PostedOutcome } from "./posted-outcome.ts"

export interface FormsWorld extends Pick<ActorOptions<AnyStateMachine>, "clock"> {
  readonly calls: FormsCalls
}

/** The React context with the service calls and the clock. Storybook replaces them. */
export const FormsWorldContext = createContext((language: string): FormsWorld => {
  // The client of the service is loaded with the first call.
  const openForm = async () => {
    const { createFormsHttp, formsClient } = await import("@forecourt/api-clients/forms")
    return formsClient(createFormsHttp({ url: location.origin, language, retries: 0 }))
  }
  return { calls: createLazyCalls<FormsCalls>(FORMS_CALLS, openForm) }
})

export type MessageFormState = "idle" | "wrong" | "submitting" | "succeeded" | "failed"

export interface MessageFormOptions {
  readonly name: LeadEvent["form_name"]
  readonly rules: FormRules<FormValues>
  readonly language: string
  readonly outcome?: PostedOutcome | undefined
  /**
   * The values of a form that was submitted without JavaScript and rejected, by field name. The entry `wrong` lists the
   * names of the invalid fields, one per line.
   */
  readonly draft?: Readonly<Record<string, string>> | undefined
}

/**
 * Runs a form's state machine. If the form was submitted without JavaScript, it starts with the outcome of that
 * submission.
 */
export function useMessageForm({ name, rules, language, outcome, draft }: MessageFormOptions) {
  const openWorld = useContext(FormsWorldContext)
  const openForm = useCallback(() => {
    const { calls, ...options } = openWorld(language)
    const machine = createFormMachine(rules).provide({ actors: toPorts(calls) })
    const actor = createActor(machine, { input: { isEmbedded: true }, ...options })
    // Analytics events do not identify visitors.
    actor.on("sent", () => track({ event: "lead", form_name: name }))
    actor.on("failure", ({ reason, attempts }) =>
      console.error(`${name}: the message was not sent, in ${attempts} attempts (${reason}).`),
    )
    return { actor }
  }, [openWorld, language, rules, name])
  const { snapshot, send } = useFlow<FormMachine<FormValues>>(openForm)
  const [posted, setPosted] = useState(outcome ?? null)
  const [refused, setRefused] = useState<readonly string[]>(() => draft?.wrong?.split("\n") ?? [])
  const [round, setRound] = useState(0)
  const state = getFormState(snapshot)
  const [previous, setPrevious] = useState(state)
  if (previous !== state) {
    setPrevious(state)
    // An embedded form starts again without the values of the last message.
    if (previous === "succeeded") setRound(round + 1)
  }

  return {
    round,
    /** The names of the fields that pass the browser's validation but violate one of the form's additional rules. */
    refused,
    state: state === "idle" && (posted === "failed" || posted === "wrong") ? posted : state,
    /**
     * The visitor's e-mail address, once a message has been sent. It is `null` before that, and an empty string if the
     * address is unknown.
     */
    sentFrom: snapshot?.context.sentFrom ?? (posted === "sent" ? "" : null),
    change() {
      setPosted(null)
      send({ type: "CHANGE" })
    },
    /**
     * Sends the message if all fields are valid. Otherwise it shows the errors, including those of the browser's native
     * validation.
     */
    submit(form: HTMLFormElement) {
      // The fields are disabled while sending, and disabled fields are not part of the form data.
      if (state === "submitting") return
      const data = new FormData(form)
      const values = rules.read(data)
      const wrong = rules.wrongFields(values)
      const isValid = form.checkValidity()
      setRefused(isValid ? wrong : [])
      if (!isValid && wrong.length === 0) return
      if (isValid && wrong.length === 0) track({ event: "form_interaction", form_name: name })
      setPosted(null)
      // A password manager may have filled it in: the next attempt must not fail for the same reason.
      const trap = form.elements.namedItem(TRAP)
      if (trap instanceof HTMLInputElement) trap.value = ""
      send({ type: "SUBMIT", values, envelope: { ...readEnvelope(data), openMs: Math.round(performance.now()) } })
    },
  }
}

function getFormState(snapshot: SnapshotFrom<FormMachine<FormValues>> | null): MessageFormState {
  if (snapshot === null) return "idle"
  if (snapshot.hasTag("busy")) return "submitting"
  if (snapshot.matches("idle")) return snapshot.context.wrong.length > 0 ? "wrong" : "idle"
  return snapshot.matches("succeeded") ? "succeeded" : "failed"
}
