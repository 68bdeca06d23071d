import {
  type ContactSubject,
  type ContactValues,
  contactFormMachine,
  portsFrom,
  wrongFields,
} from "@forecourt/contact-form-machine"
import { FORMS_CALLS, type FormsCalls } from "@forecourt/contracts/forms/calls"
import { lazyCalls } from "@forecourt/flow-kit/lazy-calls"
import { useFlow } from "@forecourt/flow-kit/use-flow"
import { createContext, useCallback, useContext, useState } from "react"
import { type ActorOptions, createActor, type SnapshotFrom } from "xstate"
import type { PostedOutcome } from "./find-car.ts"

export interface ContactFormProps {
  readonly subject: ContactSubject
  readonly language: string
  readonly outcome?: PostedOutcome | undefined
}

type Machine = typeof contactFormMachine

/** What a form asks of the world. */
export interface ContactWorld extends Pick<ActorOptions<Machine>, "clock"> {
  readonly calls: FormsCalls
}

/** The workshop puts a world of its own in this place. */
export const ContactWorldContext = createContext((language: string): ContactWorld => {
  // What speaks to the service comes with the first call.
  const open = async () => {
    const { createFormsHttp, formsClient } = await import("@forecourt/api-clients/forms")
    return formsClient(createFormsHttp({ url: location.origin, language, retries: 0 }))
  }
  return { calls: lazyCalls<FormsCalls>(FORMS_CALLS, open) }
})

export type ContactFormState = "idle" | "wrong" | "submitting" | "succeeded" | "failed"

/** The contact form's machine, wired to this site's own service, from where a form without a script ended. */
export function useContactForm({ subject, language, outcome }: ContactFormProps) {
  const openWorld = useContext(ContactWorldContext)
  const [begun] = useState(subject)
  const open = useCallback(() => {
    const { calls, ...options } = openWorld(language)
    const machine = contactFormMachine.provide({ actors: portsFrom(calls) })
    const actor = createActor(machine, { input: { subject: begun, isEmbedded: true }, ...options })
    // What is told names no visitor.
    actor.on("failure", ({ reason, attempts }) =>
      console.error(`contact-form: the message was not sent, in ${attempts} attempts (${reason}).`),
    )
    return { actor }
  }, [openWorld, language, begun])
  const { snapshot, send } = useFlow<Machine>(open)
  const [posted, setPosted] = useState(outcome ?? null)
  const [round, setRound] = useState(0)
  const state = stateOf(snapshot)
  const [before, setBefore] = useState(state)
  if (before !== state) {
    setBefore(state)
    // An embedded form begins anew, and nothing of the last message stands in it.
    if (before === "succeeded") setRound(round + 1)
  }

  return {
    round,
    state: state === "idle" && (posted === "failed" || posted === "wrong") ? posted : state,
    /** Where the answer goes, as far as it is known, once a message was sent; else `null`. */
    sentFrom: snapshot?.context.sentFrom ?? (posted === "sent" ? "" : null),
    change() {
      setPosted(null)
      send({ type: "CHANGE" })
    },
    /** Sends what was written, or tells what is wrong with it; what the browser alone minds is told by its field. */
    submit(form: HTMLFormElement, values: ContactValues) {
      if (!form.checkValidity() && wrongFields(values, begun).length === 0) return
      setPosted(null)
      send({ type: "SUBMIT", values })
    },
  }
}

function stateOf(snapshot: SnapshotFrom<Machine> | null): ContactFormState {
  if (snapshot === null) return "idle"
  if (snapshot.hasTag("busy")) return "submitting"
  if (snapshot.matches("idle")) return snapshot.context.wrong.length > 0 ? "wrong" : "idle"
  return snapshot.matches("succeeded") ? "succeeded" : "failed"
}
