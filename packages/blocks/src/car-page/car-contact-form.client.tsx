"use client"

import { EMAIL_PATTERN, MAX_MESSAGE, PHONE_PATTERN, readValues } from "@forecourt/contact-form-machine"
import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Checkbox } from "@forecourt/ui-kit/checkbox"
import { Field } from "@forecourt/ui-kit/field"
import { Form } from "@forecourt/ui-kit/form"
import { CheckIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import { fillIn, KitProvider } from "@forecourt/ui-kit/kit-provider"
import { Select } from "@forecourt/ui-kit/select"
import { TextArea } from "@forecourt/ui-kit/text-area"
import { type RefObject, useEffect, useRef, useState } from "react"
import button from "../styles/button.module.css"
import css from "./car-contact-form.module.css"
import type { ContactFormTexts } from "./contact-form.texts.ts"
import { type ContactFormProps, useContactForm } from "./use-contact-form.ts"

const part = anatomy("car-contact-form", css)

export interface CarContactFormProps extends ContactFormProps {
  readonly texts: ContactFormTexts
  /** Whom to call when the form cannot be sent; empty where nobody knows. */
  readonly phone: string
  /** Address of the page, to which a form that was sent without a script leads back. */
  readonly path: string
  /** What stands in it at first: what was sent without a script and could not be taken. */
  readonly draft?: Readonly<Record<string, string>> | undefined
}

/**
 * A message to who sells a car. `#contact-quote` and `#contact-testdrive` tick its boxes. Without a script the browser
 * checks it by the same rules and sends it to the same address. Spec 2 §2.5, §4, §5.
 */
export function CarContactForm(props: CarContactFormProps) {
  const { texts, subject } = props
  const { state, sentFrom, round, submit, change } = useContactForm(props)
  const focus = useFocusAfter(state)
  const isSubmitting = state === "submitting"
  return (
    <KitProvider messages={texts.kit}>
      <div {...part("root")} {...islandRoot("CarContactForm")}>
        {sentFrom === null ? null : <Sent ref={focus.sent} texts={texts} email={sentFrom} />}
        {state === "succeeded" ? null : (
          <Form.Root
            key={round}
            {...part("form")}
            method="post"
            action="/api/forms/comhub"
            aria-busy={isSubmitting}
            onChange={change}
            onSubmitCapture={(event) => {
              event.preventDefault()
              submit(event.currentTarget, readValues(new FormData(event.currentTarget)))
            }}
          >
            <input type="hidden" name="subject" value={JSON.stringify(subject)} />
            <input type="hidden" name="path" value={props.path} />
            <Form.Summary />
            <Fields {...props} isDisabled={isSubmitting} />
            <Alert state={state} texts={texts} phone={props.phone} />
            <button
              {...part("submit")}
              ref={focus.submit}
              className={button.primary}
              type="submit"
              aria-disabled={isSubmitting}
            >
              {isSubmitting ? texts.sending : texts.submit}
            </button>
          </Form.Root>
        )}
      </div>
    </KitProvider>
  )
}

function Fields({ texts, subject, draft, isDisabled }: CarContactFormProps & { readonly isDisabled: boolean }) {
  const wish = useWish()
  const { isChosen, recipients } = subject
  return (
    <>
      {isChosen ? (
        <Field.Root name="siteName" required disabled={isDisabled}>
          <Field.Label>{texts.seller}</Field.Label>
          <Select.Root>
            <Select.Control defaultValue={draft?.siteName}>
              <option value="">{texts.chooseSeller}</option>
              {recipients.map(({ siteName }) => (
                <option key={siteName}>{siteName}</option>
              ))}
            </Select.Control>
          </Select.Root>
          <Field.Error />
        </Field.Root>
      ) : null}
      <Field.Root name="name" required disabled={isDisabled}>
        <Field.Label>{texts.name}</Field.Label>
        <Field.Control autoComplete="name" pattern=".*\S.*" maxLength={200} defaultValue={draft?.name} />
        <Field.Error />
      </Field.Root>
      <div {...part("pair")}>
        <Field.Root name="phone" required disabled={isDisabled} labels={{ pattern: texts.phoneError }}>
          <Field.Label>{texts.phone}</Field.Label>
          <Field.Control type="tel" autoComplete="tel" pattern={PHONE_PATTERN} defaultValue={draft?.phone} />
          <Field.Error />
        </Field.Root>
        <Field.Root
          name="email"
          required
          disabled={isDisabled}
          labels={{ email: texts.emailError, pattern: texts.emailError }}
        >
          <Field.Label>{texts.email}</Field.Label>
          <Field.Control type="email" autoComplete="email" pattern={EMAIL_PATTERN} defaultValue={draft?.email} />
          <Field.Error />
        </Field.Root>
      </div>
      <Field.Root name="message" disabled={isDisabled}>
        <Field.Label>{texts.message}</Field.Label>
        <TextArea.Root maxLength={MAX_MESSAGE} defaultValue={draft?.message ?? ""} />
      </Field.Root>
      <div {...part("boxes")}>
        {(["quote", "testDrive"] as const).map((name) => (
          // Another address ticks it anew.
          <Checkbox.Root
            key={`${name} ${wish}`}
            name={name}
            defaultChecked={wish === name || draft?.[name] === "on"}
            disabled={isDisabled}
          >
            <Checkbox.Input />
            <Checkbox.Text>{texts[name]}</Checkbox.Text>
          </Checkbox.Root>
        ))}
      </div>
    </>
  )
}

type Told = Pick<CarContactFormProps, "texts" | "phone">

/** Why there is no message, read out when it comes. Spec 2 §5, §8. */
function Alert({ state, texts, phone }: Told & { readonly state: string }) {
  return (
    <div {...part("alert")} role="alert">
      {state === "wrong" || state === "failed" ? (
        <>
          <WarningIcon />
          <p>
            {state === "wrong" ? texts.invalid : texts.failed}
            {state === "failed" && phone !== "" ? ` ${fillIn(texts.call, { phone })}` : null}
          </p>
        </>
      ) : null}
    </div>
  )
}

interface SentProps extends Pick<Told, "texts"> {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Where the answer goes; empty where the page does not know. */
  readonly email: string
}

function Sent({ ref, texts, email }: SentProps) {
  return (
    <div {...part("sent")} ref={ref} role="status" tabIndex={-1}>
      <CheckIcon />
      <div>
        <p {...part("sent-title")}>{texts.sent}</p>
        {email === "" ? null : <p>{fillIn(texts.sentText, { email })}</p>}
      </div>
    </div>
  )
}

/** The focus stood in what is gone or was disabled: it goes to what took its place, or to what can be tried again. */
function useFocusAfter(state: string) {
  const sent = useRef<HTMLDivElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const wasSubmitting = before.current === "submitting"
    before.current = state
    if (!wasSubmitting) return
    if (state === "succeeded") sent.current?.focus()
    if (state === "failed" && document.activeElement === document.body) submit.current?.focus()
  }, [state])
  return { sent, submit }
}

type Wish = "quote" | "testDrive"

const WISHES: Readonly<Record<string, Wish>> = { "#contact-quote": "quote", "#contact-testdrive": "testDrive" }

/** What the address says the visitor wants. */
function useWish(): Wish | null {
  const [wish, setWish] = useState<Wish | null>(null)
  useEffect(() => {
    const read = () => setWish(WISHES[location.hash] ?? null)
    read()
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [])
  return wish
}
