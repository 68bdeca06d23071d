"use client"

import { createContext, type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isFirstInvalid } from "../behaviour/first-invalid.ts"
import { rewriteInput } from "../behaviour/rewrite-input.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import looks from "../field/field.module.css"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./contact-fields.module.css"
import {
  CONTACT_FIELDS,
  CONTACT_LENGTHS,
  CONTACT_PATTERNS,
  type ContactField,
  type ContactValues,
  cleanPhone,
  findContactErrors,
  isRequiredField,
  PHONE_MAX,
  PHONE_MIN,
  type RequiredContactField,
} from "./contact-fields-core.ts"

const shared = { field: looks.root, label: looks.label, mark: looks.mark, input: looks.control, message: looks.error }
const part = anatomy("contact-fields", shared, css)

/**
 * Labels of the fields, messages `contact.firstName` and so on, and under `firstNameError` what is said when one is
 * missing or wrong, messages `contact.firstName.error`; `{min}` and `{max}` are the digits of a mobile number.
 */
export type ContactFieldsLabels = Readonly<Partial<Record<ContactField | `${RequiredContactField}Error`, string>>>

export interface ContactFieldsState {
  /** Whether everything may be sent. */
  readonly isValid: boolean
}

export interface ContactFieldState {
  readonly field: ContactField
  /** It is missing or wrong, and the visitor has been told. */
  readonly isInvalid: boolean
}

export interface ContactFieldsDetails {
  /** `early` is what was typed, or filled in by the browser, before the script came. */
  readonly reason: "input" | "early"
  readonly event: Event | undefined
  readonly isValid: boolean
  /** Fields that are missing or wrong, told or not. */
  readonly errors: readonly RequiredContactField[]
}

export interface ContactFieldsRootProps extends PartProps<"div", ContactFieldsState> {
  /** What the fields hold at first. */
  readonly defaultValues?: Partial<ContactValues>
  /** Called after every change. The fields keep their own text. */
  readonly onValuesChange?: (values: ContactValues, details: ContactFieldsDetails) => void
  readonly labels?: ContactFieldsLabels
}

interface ContactFields {
  readonly id: string
  readonly first: ContactValues
  readonly labels: ContactFieldsLabels
  readonly state: ContactFieldsState
  /** Whether a field is wrong and the visitor has been told. */
  readonly isInvalid: (field: ContactField) => boolean
  readonly changed: (event: Event) => void
  readonly report: (field: ContactField) => void
}

const ContactFieldsContext = createContext<ContactFields | null>(null)
const FieldContext = createContext<ContactField | null>(null)

const NOTHING: ContactValues = { firstName: "", lastName: "", phone: "", email: "", comment: "" }

/** What tells browsers and phones what belongs into a field. */
const KINDS: Readonly<Record<ContactField, object>> = {
  firstName: { type: "text", autoComplete: "given-name" },
  lastName: { type: "text", autoComplete: "family-name" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  comment: { rows: 3, autoComplete: "off" },
}

/**
 * First name, last name, mobile number, e-mail and a comment, to stand in a form.
 *
 * Plain form fields: without JavaScript the browser itself checks them by the same rules. With it, what is wrong is said
 * below the field once the visitor has left it, or tried to send the form, and goes as soon as it is right; the first
 * field that is wrong gets the focus. Of a mobile number only digits and plus are kept.
 */
export function Root({ defaultValues, onValuesChange, labels = {}, ...props }: ContactFieldsRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const [first] = useState<ContactValues>({ ...NOTHING, ...defaultValues })
  const [values, setValues] = useState(first)
  const [reported, setReported] = useState<readonly ContactField[]>([])
  const wrong: readonly ContactField[] = findContactErrors(values)

  function reportChange(reason: ContactFieldsDetails["reason"], event: Event | undefined) {
    const now = readFields(root, values)
    const errors = findContactErrors(now)
    setValues(now)
    onValuesChange?.(now, { reason, event, isValid: errors.length === 0, errors })
  }

  useEarlyInput(() => {
    const now = readFields(root, first)
    if (CONTACT_FIELDS.some((field) => now[field] !== first[field])) reportChange("early", undefined)
  })

  const state = { isValid: wrong.length === 0 }
  const fields = {
    id,
    first,
    labels,
    state,
    isInvalid: (field: ContactField) => reported.includes(field) && wrong.includes(field),
    changed: (event: Event) => reportChange("input", event),
    report: (field: ContactField) => setReported((before) => [...before, field]),
  }
  const own = { ref: root, children: CONTACT_FIELDS.map((field) => <Field key={field} field={field} />) }
  return (
    <ContactFieldsContext value={fields}>
      {renderPart("div", part("root", { valid: state.isValid }), own, props, state)}
    </ContactFieldsContext>
  )
}

export interface ContactFieldsFieldProps extends PartProps<"div", ContactFieldState> {
  readonly field: ContactField
}

/** A field with its label and its error. */
export function Field({ field, ...props }: ContactFieldsFieldProps): ReactNode {
  const { isInvalid } = useContactFields()
  const state = { field, isInvalid: isInvalid(field) }
  const children = (
    <>
      <Label />
      <Input />
      <Message />
    </>
  )
  return (
    <FieldContext value={field}>
      {renderPart("div", part("field", { field, invalid: state.isInvalid }), { children }, props, state)}
    </FieldContext>
  )
}

/** A field's label. One that must be filled in is marked with a star. */
export function Label({ children, ...props }: PartProps<"label", ContactFieldState>): ReactNode {
  const { inputId, labels, state } = useField()
  const text = useText()
  const own = {
    htmlFor: inputId,
    children: (
      <>
        {children ?? text(`contact.${state.field}`, labels[state.field])}
        {isRequiredField(state.field) ? (
          <span {...part("mark")} aria-hidden="true">
            {" *"}
          </span>
        ) : null}
      </>
    ),
  }
  return renderPart("label", part("label"), own, props, state)
}

/** The field itself: an `input`, for the comment a `textarea`. */
export function Input(props: PartProps<"input", ContactFieldState>): ReactNode {
  const { changed, errorId, first, inputId, state, report: onReport } = useField()
  const { field, isInvalid } = state
  const own = {
    ...KINDS[field],
    id: inputId,
    name: field,
    defaultValue: first[field],
    ...(field !== "phone" && { maxLength: CONTACT_LENGTHS[field] }),
    ...(isRequiredField(field) && { required: true, pattern: CONTACT_PATTERNS[field] }),
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": isInvalid ? errorId : undefined,
    onBlur: () => onReport(field),
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      if (field === "phone") rewriteInput(currentTarget, cleanPhone, PHONE_MAX, nativeEvent)
      changed(nativeEvent)
    },
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      // We say it below the field, in the language of the page.
      event.preventDefault()
      onReport(field)
      if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus()
    },
  }
  const tag = field === "comment" ? "textarea" : "input"
  return renderPart(tag, part("input", { field, invalid: isInvalid }), own, props, state)
}

/** What is wrong with a field. Belongs to the field's description. */
export function Message(props: PartProps<"p", ContactFieldState>): ReactNode {
  const { errorId, labels, state } = useField()
  const text = useText()
  const { field, isInvalid } = state
  const children =
    isInvalid && isRequiredField(field)
      ? formatMessage(text(`contact.${field}.error`, labels[`${field}Error`]), { min: PHONE_MIN, max: PHONE_MAX })
      : null
  return renderPart("p", part("message"), { id: errorId, children }, props, state)
}

/** What stands in the fields on the page; for one that is not there, what was known of it. */
function readFields(root: RefObject<HTMLElement | null>, known: ContactValues): ContactValues {
  const readField = (field: ContactField) =>
    root.current?.querySelector<HTMLInputElement>(`[data-part=input][data-field=${field}]`)?.value ?? known[field]
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, readField(field)])) as unknown as ContactValues
}

function useField() {
  const { id, first, labels, isInvalid, changed, report: onReport } = useContactFields()
  const field = usePartContext(FieldContext, "ContactFields.Field")
  const state = { field, isInvalid: isInvalid(field) }
  return { state, first, labels, changed, report: onReport, inputId: `${id}${field}`, errorId: `${id}${field}-error` }
}

function useContactFields(): ContactFields {
  return usePartContext(ContactFieldsContext, "ContactFields")
}
