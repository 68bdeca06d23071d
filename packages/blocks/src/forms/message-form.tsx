import { createFormRules, type FormDefinition, TRAP } from "@forecourt/forms-machine"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Form } from "@forecourt/ui-kit/form"
import { CheckIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import { formatMessage, KitProvider } from "@forecourt/ui-kit/kit-provider"
import { type RefObject, useEffect, useMemo, useRef, useState } from "react"
import button from "../styles/button.module.css"
import notice from "../styles/notice.module.css"
import type { PrivacyNoticeProps } from "./create-privacy-notice.ts"
import { type Controls, FormFields, type FormFieldsProps } from "./form-fields.tsx"
import css from "./message-form.module.css"
import type { MessageFormTexts } from "./message-form.texts.ts"
import { PrivacyNotice } from "./privacy-notice.tsx"
import { type MessageFormOptions, useMessageForm } from "./use-message-form.ts"

const part = anatomy("message-form", { alert: notice.notice, sent: notice.notice }, css)

/** The properties of a form that its page provides. */
export interface MessageIslandProps
  extends Pick<MessageFormOptions, "language" | "outcome">,
    Omit<FormFieldsProps, "form" | "controls" | "isDisabled"> {
  /** The phone number that is shown if the message cannot be sent. It is an empty string if the number is unknown. */
  readonly phone: string
  /** The path of the page. After a submission without JavaScript, the server redirects to this path. */
  readonly path: string
  /** The notice of personal data, or `null` if the site has none. */
  readonly privacy: PrivacyNoticeProps | null
}

interface MessageFormProps extends MessageIslandProps {
  readonly form: FormDefinition
  /** The components of the fields that only some forms have. */
  readonly controls: Controls
}

/**
 * Renders a form for a message to a dealership from its data. The topic is submitted in a hidden field, so that the form
 * also works without JavaScript: then the browser validates the fields by the same rules. Spec 2 §4, §5, 3 §4.3.
 */
export function MessageForm({ path, phone, privacy, outcome, ...props }: MessageFormProps) {
  const { form, topic, texts, language, today, draft } = props
  const [rules] = useState(() => createFormRules(form, topic, { language, today }))
  const { state, sentFrom, round, refused, submit, change } = useMessageForm({
    name: form.name,
    rules,
    language,
    outcome,
    draft,
  })
  const errors = useMemo(() => getRefusedErrors(refused, form, texts), [refused, form, texts])
  const focus = useFocusAfter(state)
  const isSubmitting = state === "submitting"
  return (
    <KitProvider messages={texts.kit}>
      <div {...part("root")}>
        {sentFrom === null ? null : <Sent ref={focus.sent} texts={texts} email={sentFrom} />}
        {state === "succeeded" ? null : (
          <Form.Root
            key={round}
            {...part("form")}
            errors={errors}
            method="post"
            action="/api/forms/comhub"
            aria-busy={isSubmitting}
            onChange={change}
            onSubmitCapture={(event) => {
              event.preventDefault()
              submit(event.currentTarget)
            }}
          >
            <input type="hidden" name="form" value={form.name} />
            <input type="hidden" name="topic" value={JSON.stringify(topic)} />
            <input type="hidden" name="path" value={path} />
            <Form.Summary />
            <FormFields {...props} isDisabled={isSubmitting} />
            <Trap label={texts.trap} />
            <Alert state={state} texts={texts} phone={phone} />
            <button
              {...part("submit")}
              ref={focus.submit}
              className={button.primary}
              type="submit"
              aria-disabled={isSubmitting}
            >
              {isSubmitting ? texts.sending : texts.submit}
            </button>
            {privacy === null ? null : <PrivacyNotice {...privacy} />}
          </Form.Root>
        )}
      </div>
    </KitProvider>
  )
}

/** Renders a field that only programs see, so that a value in it reveals one. Its styles move it out of the window. */
function Trap({ label }: { readonly label: string }) {
  return (
    <label {...part("trap")} aria-hidden="true">
      {label}
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  )
}

function getRefusedErrors(
  names: readonly string[],
  { controls }: FormDefinition,
  texts: MessageFormTexts,
): Readonly<Record<string, string>> {
  const messages: Readonly<Record<string, string>> = { phone: texts.phoneError, email: texts.emailError }
  const getDescription = (name: string) => {
    const label = texts.labels[name]
    const message = messages[controls[name]?.kind ?? ""] ?? texts.kit["field.pattern"] ?? ""
    return label === undefined ? message : formatMessage(texts.kit["form.entry"] ?? "", { label, message })
  }
  return Object.fromEntries(names.map((name) => [name, getDescription(name)]))
}

type Told = Pick<MessageIslandProps, "texts" | "phone">

/** Renders an alert that explains why the message was not sent. Spec 2 §5, §8. */
function Alert({ state, texts, phone }: Told & { readonly state: string }) {
  return (
    <div {...part("alert")} role="alert">
      {state === "wrong" || state === "failed" ? (
        <>
          <WarningIcon />
          <p>
            {state === "wrong" ? texts.invalid : texts.failed}
            {state === "failed" && phone !== "" ? ` ${formatMessage(texts.call, { phone })}` : null}
          </p>
        </>
      ) : null}
    </div>
  )
}

interface SentProps extends Pick<Told, "texts"> {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly email: string
}

function Sent({ ref, texts, email }: SentProps) {
  return (
    <div {...part("sent")} ref={ref} role="status" tabIndex={-1}>
      <CheckIcon />
      <div>
        <p {...part("sent-title")}>{texts.sent}</p>
        {email === "" ? null : <p>{formatMessage(texts.sentText, { email })}</p>}
      </div>
    </div>
  )
}

/**
 * Moves the focus after a submission. If it succeeds, the thank-you text receives the focus. If it fails and the
 * focused element is gone or disabled, the submit button receives the focus.
 */
function useFocusAfter(state: string) {
  const sent = useRef<HTMLDivElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const previous = useRef(state)
  useEffect(() => {
    const wasSubmitting = previous.current === "submitting"
    previous.current = state
    if (!wasSubmitting) return
    if (state === "succeeded") sent.current?.focus()
    if (state === "failed" && document.activeElement === document.body) submit.current?.focus()
  }, [state])
  return { sent, submit }
}
