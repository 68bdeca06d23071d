"use client"

import { type ReactNode, type RefObject, useEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { requestChange } from "../behaviour/request-change.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./embedded-form.module.css"
import {
  createFormNext,
  createFormState,
  type FormEffect,
  type FormEvent,
  type FormPhase,
  type FormReason,
  type FormState,
  MISSING_FORM_ID,
} from "./embedded-form-core.ts"
import type { FormLoader } from "./form-loader.types.ts"

const part = anatomy("embedded-form", css)

export interface EmbeddedFormLabels {
  /**
   * The text of the button that gives consent, with the placeholder `{provider}` for the name of the provider. Defaults
   * to the message `embedded-form.consent`.
   */
  readonly consent?: string
  /** The text while the form is loading. Defaults to the message `embedded-form.loading`. */
  readonly loading?: string
  /** The text when the form failed to load. Defaults to the message `embedded-form.failed`. */
  readonly failed?: string
  /** The text that confirms a submitted form. Defaults to the message `embedded-form.submitted`. */
  readonly submitted?: string
  /** The text of the button that tries to load the form again. Defaults to the message `embedded-form.retry`. */
  readonly retry?: string
  /** The text rendered when the form has no identifier. @default "Missing FormId" */
  readonly missing?: string
}

export interface EmbeddedFormRootProps extends PartProps<"div", EmbeddedFormView> {
  /**
   * The provider's identifier of the form. If it is missing, the text "Missing FormId" is rendered instead of the form.
   */
  readonly formId: string | null | undefined
  /** The name of the provider as visitors know it, such as "HubSpot". */
  readonly provider: string
  /** Loads the form from the provider. Not called without consent. */
  readonly load: FormLoader
  /**
   * True if the visitor has given consent. Set this prop if the caller controls the consent, for example with a consent
   * tool.
   */
  readonly allowed?: boolean
  /** The initial consent. @default false */
  readonly defaultAllowed?: boolean
  /**
   * Called when the visitor presses the button that gives consent. Call `details.cancel()` to withhold the consent.
   */
  readonly onAllowedChange?: (allowed: boolean, details: ChangeDetails<FormReason>) => void
  /** The time between a submit and the loading of a new form, in milliseconds. @default 3000 */
  readonly recreateMs?: number
  readonly onSubmitted?: () => void
  /** Called with the error when the form fails to load. */
  readonly onFailure?: (error: unknown) => void
  readonly labels?: EmbeddedFormLabels
  readonly clock?: Clock
}

export interface EmbeddedFormView {
  readonly phase: FormPhase
}

interface EmbeddedForm {
  readonly state: FormState
  readonly send: Send<FormEvent>
  readonly provider: string
  readonly labels: EmbeddedFormLabels
  readonly frame: RefObject<HTMLDivElement | null>
}

const [FormContext, useForm] = createPartContext<EmbeddedForm>("EmbeddedForm")

/** A form of an external provider. No request is sent to the provider before the visitor consents. */
export function Root({ formId, ...props }: EmbeddedFormRootProps): ReactNode {
  return <Form key={formId} formId={formId} {...props} />
}

function Form({
  formId,
  provider,
  load,
  allowed,
  defaultAllowed = false,
  onAllowedChange,
  recreateMs,
  onSubmitted,
  onFailure,
  labels = {},
  clock,
  ...props
}: EmbeddedFormRootProps): ReactNode {
  const { nonce, locale } = useKit()
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const current = useRef<AbortController>(null)

  const [state, send] = useTimedBehaviour<FormState, FormEvent, FormEffect>({
    next: createFormNext({ recreateMs }),
    initial: createFormState(formId, allowed ?? defaultAllowed),
    clock,
    run: (effect) => {
      if (effect.type === "load") loadForm(effect.attempt)
      else remove()
    },
    decide: (after, previous, event, cause) => {
      if (event.type !== "allow" || after === previous) return after
      return requestChange(onAllowedChange, true, "press", cause) && allowed === undefined ? after : previous
    },
  })

  async function loadForm(attempt: number): Promise<void> {
    const node = frame.current
    if (!node || !formId) return
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    // The pressed button disappears.
    const hasFocus = root.current?.contains(document.activeElement) && !node.contains(document.activeElement)
    if (hasFocus) node.focus()
    // A separate element for each load, so that the output of an earlier load is not shown.
    const place = document.createElement("div")
    node.replaceChildren(place)
    const emitSubmitted = () => {
      if (signal.aborted) return
      send({ type: "submitted", attempt })
      onSubmitted?.()
    }
    try {
      const takeAway = await load(place, { formId, nonce, locale, onSubmitted: emitSubmitted, signal })
      if (signal.aborted) takeAway?.()
      else signal.addEventListener("abort", () => takeAway?.())
      send({ type: "loaded", attempt })
    } catch (error) {
      if (signal.aborted) return
      send({ type: "refused", attempt })
      onFailure?.(error)
    }
    if (current.current?.signal === signal) node.style.removeProperty("--fc-embedded-form-held")
  }

  /**
   * Removes the form. The container keeps the height of the form, and receives the focus if the focus was in the form.
   */
  function remove(): void {
    const node = frame.current
    current.current?.abort()
    if (!node) return
    const hadFocus = node.contains(document.activeElement)
    node.style.setProperty("--fc-embedded-form-held", `${node.offsetHeight}px`)
    node.replaceChildren()
    if (hadFocus) node.focus()
  }

  useEffect(() => {
    if (allowed !== undefined) send({ type: "set", isAllowed: allowed })
  }, [allowed, send])

  useEffect(() => {
    send({ type: "arrive" })
    return () => send({ type: "leave" })
  }, [send])

  const { phase } = state
  return (
    <FormContext value={{ state, send, provider, labels, frame }}>
      {renderPart("div", part("root", { phase }), { ref: root }, props, { phase })}
    </FormContext>
  )
}

/** The information that the visitor reads before giving consent. */
export function Gate(props: PartProps<"div">): ReactNode {
  const { state } = useForm()
  return renderPart("div", part("gate"), { hidden: state.phase !== "requesting" }, props, {})
}

/** The button that gives consent to the provider. */
export function Allow(props: PartProps<"button">): ReactNode {
  const { send, provider, labels } = useForm()
  const ownProps = {
    type: "button",
    onClick: (event: { nativeEvent: Event }) => send({ type: "allow" }, event.nativeEvent),
    children: formatMessage(useText()("embedded-form.consent", labels.consent), { provider }),
  }
  return renderPart("button", part("allow"), ownProps, props, {})
}

/** The container in which the provider renders its form. */
export function Frame(props: PartProps<"div", EmbeddedFormView>): ReactNode {
  const { state, frame } = useForm()
  const { phase } = state
  const ownProps = { ref: frame, tabIndex: -1, "aria-busy": phase === "loading" }
  return renderPart("div", part("frame", { phase }), ownProps, props, { phase })
}

/**
 * Renders the status of the form as text. The text says that the form is loading, has been submitted, has failed to
 * load, or has no identifier.
 */
export function Status(props: PartProps<"p", EmbeddedFormView>): ReactNode {
  const { state, labels } = useForm()
  const text = useText()
  const { phase } = state
  const texts: Readonly<Partial<Record<FormPhase, string>>> = {
    missing: labels.missing ?? MISSING_FORM_ID,
    loading: text("embedded-form.loading", labels.loading),
    submitted: text("embedded-form.submitted", labels.submitted),
    failed: text("embedded-form.failed", labels.failed),
  }
  const ownProps = { role: "status", children: texts[phase] ?? "" }
  return renderPart("p", part("status", { phase }), ownProps, props, { phase })
}

/** The button that loads the form again, visible only after a failure. */
export function Retry(props: PartProps<"button">): ReactNode {
  const { state, send, labels } = useForm()
  const ownProps = {
    type: "button",
    hidden: state.phase !== "failed",
    onClick: (event: { nativeEvent: Event }) => send({ type: "retry" }, event.nativeEvent),
    children: useText()("embedded-form.retry", labels.retry),
  }
  return renderPart("button", part("retry"), ownProps, props, {})
}
