import { EMAIL_PATTERN } from "@forecourt/contracts/email"
import { PHONE_PATTERN } from "@forecourt/contracts/phone"
import { isMileage, MAX_MESSAGE, MAX_NAME, TRAP } from "@forecourt/forms-machine"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Field } from "@forecourt/ui-kit/field"
import { Form } from "@forecourt/ui-kit/form"
import { CheckIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import { formatMessage, KitProvider } from "@forecourt/ui-kit/kit-provider"
import { TextArea } from "@forecourt/ui-kit/text-area"
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react"
import button from "../styles/button.module.css"
import notice from "../styles/notice.module.css"
import type { PrivacyNoticeProps } from "./create-privacy-notice.ts"
import css from "./message-form.module.css"
import type { MessageFormTexts } from "./message-form.texts.ts"
import { PrivacyNotice } from "./privacy-notice.tsx"
import { type MessageFormOptions, useMessageForm } from "./use-message-form.ts"

const part = anatomy("message-form", { alert: notice.notice, sent: notice.notice }, css)

/** The values of a form that was submitted without JavaScript and rejected by the server, by field name. */
export type Draft = Readonly<Record<string, string>>

export interface MessageIslandProps extends Pick<MessageFormOptions<unknown>, "language" | "outcome" | "draft"> {
  readonly texts: MessageFormTexts
  /** The phone number that is shown if the message cannot be sent. It is an empty string if the number is unknown. */
  readonly phone: string
  /** The path of the page. After a submission without JavaScript, the server redirects to this path. */
  readonly path: string
  /** The notice of personal data, or `null` if the site has none. */
  readonly privacy: PrivacyNoticeProps | null
}

interface MessageFormProps<Values> extends MessageIslandProps, MessageFormOptions<Values> {
  /**
   * The topic and the recipient of the message. They are submitted in a hidden field, so that the form also works
   * without JavaScript.
   */
  readonly topic: object
  readonly children: (isDisabled: boolean) => ReactNode
}

/**
 * Renders a form for a message to a dealership. Without JavaScript, the browser validates the fields by the same rules.
 * Spec 2 §4, §5, 3 §4.3.
 */
export function MessageForm<Values>({
  topic,
  children,
  path,
  phone,
  texts,
  privacy,
  ...options
}: MessageFormProps<Values>) {
  const { state, sentFrom, round, refused, submit, change } = useMessageForm(options)
  const errors = useMemo(() => getRefusedErrors(refused, texts), [refused, texts])
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
            <input type="hidden" name="form" value={options.name} />
            <input type="hidden" name="topic" value={JSON.stringify(topic)} />
            <input type="hidden" name="path" value={path} />
            <Form.Summary />
            {children(isSubmitting)}
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

const LABELS: Readonly<Record<string, string>> = {
  customerName: "name",
  customerPhone: "phone",
  customerEmail: "email",
  siteName: "seller",
}

function getRefusedErrors(names: readonly string[], texts: MessageFormTexts): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, unknown>> = texts
  const getDescription = (name: string) => {
    const key = LABELS[name] ?? name
    const label = words[key]
    const message = String(words[`${key}Error`] ?? texts.kit["field.pattern"])
    return typeof label === "string" ? formatMessage(texts.kit["form.entry"] ?? "", { label, message }) : message
  }
  return Object.fromEntries(names.map((name) => [name, getDescription(name)]))
}

export function Pair({ children }: { readonly children: ReactNode }) {
  return <div {...part("pair")}>{children}</div>
}

export function Boxes({ children }: { readonly children: ReactNode }) {
  return <div {...part("boxes")}>{children}</div>
}

export interface FieldProps {
  readonly texts: MessageFormTexts
  readonly draft: Draft | undefined
  readonly isDisabled: boolean
}

interface ContactFieldsProps extends FieldProps {
  /** The names of the fields for name, phone and email, as the contract of the forms service defines them. */
  readonly names: readonly [name: string, phone: string, email: string]
}

/** Renders the fields for contact details. Spec 2 §5, 3 §5.2. */
export function ContactFields({ names: [name, phone, email], texts, draft, isDisabled }: ContactFieldsProps) {
  return (
    <>
      <Field.Root name={name} required disabled={isDisabled}>
        <Field.Label>{texts.name}</Field.Label>
        <Field.Control
          type="text"
          autoComplete="name"
          pattern=".*\S.*"
          maxLength={MAX_NAME}
          defaultValue={draft?.[name]}
        />
        <Field.Error />
      </Field.Root>
      <Pair>
        <Field.Root name={phone} required disabled={isDisabled} labels={{ pattern: texts.phoneError }}>
          <Field.Label>{texts.phone}</Field.Label>
          <Field.Control type="tel" autoComplete="tel" pattern={PHONE_PATTERN} defaultValue={draft?.[phone]} />
          <Field.Error />
        </Field.Root>
        <Field.Root
          name={email}
          required
          disabled={isDisabled}
          labels={{ email: texts.emailError, pattern: texts.emailError }}
        >
          <Field.Label>{texts.email}</Field.Label>
          <Field.Control type="email" autoComplete="email" pattern={EMAIL_PATTERN} defaultValue={draft?.[email]} />
          <Field.Error />
        </Field.Root>
      </Pair>
    </>
  )
}

interface LongTextProps extends Omit<FieldProps, "texts"> {
  readonly name: string
  readonly label: string
}

export function LongText({ name, label, draft, isDisabled }: LongTextProps) {
  return (
    <Field.Root name={name} disabled={isDisabled}>
      <Field.Label>{label}</Field.Label>
      <TextArea.Root maxLength={MAX_MESSAGE} defaultValue={draft?.[name] ?? ""} />
    </Field.Root>
  )
}

interface MileageFieldProps {
  readonly label: string
  readonly texts: MessageFormTexts
  readonly language: string
  readonly draft: Draft | undefined
  readonly isDisabled: boolean
  readonly isRequired?: boolean
}

export function MileageField({ label, texts, language, draft, isDisabled, isRequired = false }: MileageFieldProps) {
  return (
    <Field.Root
      name="milage"
      required={isRequired}
      disabled={isDisabled}
      validate={(text) => (text.trim() === "" || isMileage(text, language) ? null : texts.kit["field.number"])}
    >
      <Field.Label>{label}</Field.Label>
      <Field.Control type="text" inputMode="numeric" autoComplete="off" defaultValue={draft?.milage} />
      <Field.Error />
    </Field.Root>
  )
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
