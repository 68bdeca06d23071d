"use client"

import { islandRoot } from "@forecourt/renderer/island-root"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Checkbox } from "@forecourt/ui-kit/checkbox"
import { Field } from "@forecourt/ui-kit/field"
import { Form } from "@forecourt/ui-kit/form"
import { CheckIcon, WarningIcon } from "@forecourt/ui-kit/icons"
import { fillIn } from "@forecourt/ui-kit/kit-provider"
import { Select } from "@forecourt/ui-kit/select"
import { TextArea } from "@forecourt/ui-kit/text-area"
import { useEffect, useState } from "react"
import button from "../styles/button.module.css"
import css from "./car-contact-form.module.css"
import type { ContactFormTexts } from "./contact-form.texts.ts"

const part = anatomy("car-contact-form", css)

/** Optional plus, then digits and spaces, 6 to 20 of them. Spec 2 §5. */
const PHONE = String.raw`\+?[\d ]{6,20}`
const MESSAGE_MAX = 1000

export type ContactFormState = "idle" | "submitting" | "sent" | "failed"

export interface CarContactFormProps {
  readonly texts: ContactFormTexts
  /** Dealerships among which somebody who wants a sample car chooses; none where the car stands at one. */
  readonly dealerships: readonly string[]
  /** Whom to call when the form cannot be sent. */
  readonly phone: string
  readonly state?: ContactFormState
  /** What stands in it at first. */
  readonly values?: { readonly name: string; readonly phone: string; readonly email: string; readonly message: string }
}

/** A message to who sells a car. `#contact-quote` and `#contact-testdrive` tick its boxes. Spec 2 §2.5, §4, §5. */
export function CarContactForm({ texts, dealerships, phone, state = "idle", values }: CarContactFormProps) {
  const wish = useWish()
  if (state === "sent") return <Sent texts={texts} email={values?.email ?? ""} />
  const isSubmitting = state === "submitting"
  return (
    <Form.Root {...part("root")} {...islandRoot("CarContactForm")} method="post" aria-busy={isSubmitting}>
      <Form.Summary />
      {dealerships.length > 0 ? (
        <Field.Root name="siteName" required disabled={isSubmitting}>
          <Field.Label>{texts.seller}</Field.Label>
          <Select.Root>
            <Select.Control>
              <option value="">{texts.chooseSeller}</option>
              {dealerships.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select.Control>
          </Select.Root>
          <Field.Error />
        </Field.Root>
      ) : null}
      <Field.Root name="name" required disabled={isSubmitting}>
        <Field.Label>{texts.name}</Field.Label>
        <Field.Control autoComplete="name" defaultValue={values?.name} />
        <Field.Error />
      </Field.Root>
      <div {...part("pair")}>
        <Field.Root name="phone" required disabled={isSubmitting} labels={{ pattern: texts.phoneError }}>
          <Field.Label>{texts.phone}</Field.Label>
          <Field.Control type="tel" autoComplete="tel" pattern={PHONE} defaultValue={values?.phone} />
          <Field.Error />
        </Field.Root>
        <Field.Root name="email" required disabled={isSubmitting} labels={{ email: texts.emailError }}>
          <Field.Label>{texts.email}</Field.Label>
          <Field.Control type="email" autoComplete="email" defaultValue={values?.email} />
          <Field.Error />
        </Field.Root>
      </div>
      <Field.Root name="message" disabled={isSubmitting}>
        <Field.Label>{texts.message}</Field.Label>
        <TextArea.Root maxLength={MESSAGE_MAX} defaultValue={values?.message ?? ""} />
      </Field.Root>
      <div {...part("boxes")}>
        {(["quote", "testDrive"] as const).map((name) => (
          // Another address ticks it anew.
          <Checkbox.Root key={`${name} ${wish}`} name={name} defaultChecked={wish === name} disabled={isSubmitting}>
            <Checkbox.Input />
            <Checkbox.Text>{texts[name]}</Checkbox.Text>
          </Checkbox.Root>
        ))}
      </div>
      <div {...part("alert")} role="alert">
        {state === "failed" ? (
          <>
            <WarningIcon />
            <p>{fillIn(texts.failed, { phone })}</p>
          </>
        ) : null}
      </div>
      <button {...part("submit")} className={button.primary} type="submit" disabled={isSubmitting}>
        {isSubmitting ? texts.sending : texts.submit}
      </button>
    </Form.Root>
  )
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

function Sent({ texts, email }: { readonly texts: ContactFormTexts; readonly email: string }) {
  return (
    <div {...part("sent")} {...islandRoot("CarContactForm")} role="status">
      <CheckIcon />
      <div>
        <p {...part("sent-title")}>{texts.sent}</p>
        <p>{fillIn(texts.sentText, { email })}</p>
      </div>
    </div>
  )
}
