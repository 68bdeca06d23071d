"use client"

import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isFirstInvalid } from "../behaviour/first-invalid.ts"
import { rewriteInput } from "../behaviour/rewrite-input.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import looks from "../field/field.module.css"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
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
 * The labels and error messages of the fields. They default to messages such as `contact.firstName` and
 * `contact.firstName.error`.
 */
export type ContactFieldsLabels = Readonly<Partial<Record<ContactField | `${RequiredContactField}Error`, string>>>

export interface ContactFieldsState {
  readonly isValid: boolean
}

export interface ContactFieldState {
  readonly field: ContactField
  /** True if the value is missing or invalid and its error is displayed. */
  readonly isInvalid: boolean
}

export interface ContactFieldsDetails {
  /** The reason for a change. `early` means that the text was typed or autofilled before hydration. */
  readonly reason: "input" | "early"
  readonly event: Event | undefined
  readonly isValid: boolean
  /** The fields whose value is missing or invalid, including those whose error is not displayed yet. */
  readonly errors: readonly RequiredContactField[]
}

export interface ContactFieldsRootProps extends PartProps<"div", ContactFieldsState> {
  /** The initial values of the fields. */
  readonly defaultValues?: Partial<ContactValues>
  /** Called with all values after a field has changed. The fields are uncontrolled. */
  readonly onValuesChange?: (values: ContactValues, details: ContactFieldsDetails) => void
  readonly labels?: ContactFieldsLabels
}

interface ContactFields {
  readonly id: string
  readonly first: ContactValues
  readonly labels: ContactFieldsLabels
  readonly state: ContactFieldsState
  readonly isInvalid: (field: ContactField) => boolean
  readonly reportInput: (event: Event) => void
  readonly report: (field: ContactField) => void
}

const [ContactFieldsContext, useContactFields] = createPartContext<ContactFields>("ContactFields")
const [FieldContext, useFieldName] = createPartContext<ContactField>("ContactFields.Field")

const NOTHING: ContactValues = { firstName: "", lastName: "", phone: "", email: "", comment: "" }

const KINDS: Readonly<Record<ContactField, object>> = {
  firstName: { type: "text", autoComplete: "given-name" },
  lastName: { type: "text", autoComplete: "family-name" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  comment: { rows: 3, autoComplete: "off" },
}

/**
 * The contact fields of a form. With JavaScript, an error appears when a field loses the focus or when submitting
 * fails. A failed submit also focuses the first invalid field.
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
    reportInput: (event: Event) => reportChange("input", event),
    report: (field: ContactField) => setReported((previous) => [...previous, field]),
  }
  const ownProps = { ref: root, children: CONTACT_FIELDS.map((field) => <Field key={field} field={field} />) }
  return (
    <ContactFieldsContext value={fields}>
      {renderPart("div", part("root", { valid: state.isValid }), ownProps, props, state)}
    </ContactFieldsContext>
  )
}

export interface ContactFieldsFieldProps extends PartProps<"div", ContactFieldState> {
  readonly field: ContactField
}

/** A field with its label and error. */
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

/** The label, with an asterisk for a required field. */
export function Label({ children, ...props }: PartProps<"label", ContactFieldState>): ReactNode {
  const { inputId, labels, state } = useField()
  const text = useText()
  const ownProps = {
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
  return renderPart("label", part("label"), ownProps, props, state)
}

/** The control: an `input`, or a `textarea` for the comment. */
export function Input(props: PartProps<"input", ContactFieldState>): ReactNode {
  const { reportInput, errorId, first, inputId, state, report: onReport } = useField()
  const { field, isInvalid } = state
  const ownProps = {
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
      reportInput(nativeEvent)
    },
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      // The kit shows the error below the field, in the language of the page.
      event.preventDefault()
      onReport(field)
      if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus()
    },
  }
  const tag = field === "comment" ? "textarea" : "input"
  return renderPart(tag, part("input", { field, invalid: isInvalid }), ownProps, props, state)
}

/** The error message. Screen readers read it as the description of the control. */
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

function readFields(root: RefObject<HTMLElement | null>, known: ContactValues): ContactValues {
  const readField = (field: ContactField) =>
    root.current?.querySelector<HTMLInputElement>(`[data-part=input][data-field=${field}]`)?.value ?? known[field]
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, readField(field)])) as unknown as ContactValues
}

function useField() {
  const { id, first, labels, isInvalid, reportInput, report: onReport } = useContactFields()
  const field = useFieldName()
  const state = { field, isInvalid: isInvalid(field) }
  return {
    state,
    first,
    labels,
    reportInput,
    report: onReport,
    inputId: `${id}${field}`,
    errorId: `${id}${field}-error`,
  }
}
