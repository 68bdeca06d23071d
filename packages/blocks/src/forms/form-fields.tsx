import { EMAIL_PATTERN } from "@forecourt/contracts/email"
import { PHONE_PATTERN } from "@forecourt/contracts/phone"
import { type FormControl, type FormDefinition, type FormTopic, isMileage } from "@forecourt/forms-machine"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Field } from "@forecourt/ui-kit/field"
import { TextArea } from "@forecourt/ui-kit/text-area"
import type { ComponentProps, ComponentType, ReactNode } from "react"
import css from "./message-form.module.css"
import type { MessageFormTexts } from "./message-form.texts.ts"

const part = anatomy("message-form", css)

interface FieldsProps {
  readonly texts: MessageFormTexts
  readonly topic: FormTopic
  readonly language: string
  /** The values of a form that was submitted without JavaScript and rejected by the server, by field name. */
  readonly draft?: Readonly<Record<string, string>> | undefined
  /** The choices of fields with several checkboxes, by field name. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** The date on which the page was rendered, in the site's time zone. @default any date can be selected */
  readonly today?: string
  readonly timeZone?: string
  readonly isDisabled: boolean
}

export interface ControlProps extends FieldsProps {
  readonly name: string
  readonly control: FormControl
}

/** The component of a field. */
export type Control = ComponentType<ControlProps>

/** The components of fields that only some forms have, by kind. */
export type Controls = Readonly<Partial<Record<FormControl["kind"], Control>>>

export interface FormFieldsProps extends FieldsProps {
  readonly form: FormDefinition
  readonly controls: Controls
}

const CONTROLS: Controls = {
  line: LineField,
  "registration-number": LineField,
  phone: LineField,
  email: LineField,
  mileage: LineField,
  "long-text": LongText,
}

/** Renders the fields of a form from its data. Without a choice of recipients, there is no field for the dealership. */
export function FormFields({ form, controls, ...props }: FormFieldsProps) {
  const components = { ...CONTROLS, ...controls }
  const isHidden = (name: string) => form.controls[name]?.kind === "dealership" && props.topic.isChosen !== true
  return form.rows.map((row) => (
    <Row key={row.join()} isOfBoxes={row.every((name) => form.controls[name]?.kind === "checkbox")}>
      {row
        .filter((name) => !isHidden(name))
        .map((name) => {
          const control = form.controls[name]
          const Component = control && components[control.kind]
          if (!Component)
            throw new Error(`forms: the form ${form.name} has no component for ${name}. Add it to controls.`)
          return <Component key={name} {...props} name={name} control={control} />
        })}
    </Row>
  ))
}

interface RowProps {
  readonly isOfBoxes: boolean
  readonly children: readonly ReactNode[]
}

function Row({ isOfBoxes, children }: RowProps) {
  if (isOfBoxes) return <div {...part("boxes")}>{children}</div>
  return children.length > 1 ? <div {...part("pair")}>{children}</div> : children
}

const VISIBLE = ".*\\S.*"

const ATTRIBUTES: Readonly<Partial<Record<FormControl["kind"], ComponentProps<"input">>>> = {
  line: { type: "text", pattern: VISIBLE },
  "registration-number": {
    type: "text",
    autoComplete: "off",
    autoCapitalize: "characters",
    spellCheck: false,
    pattern: VISIBLE,
  },
  phone: { type: "tel", autoComplete: "tel", pattern: PHONE_PATTERN },
  email: { type: "email", autoComplete: "email", maxLength: undefined, pattern: EMAIL_PATTERN },
  mileage: { type: "text", inputMode: "numeric", autoComplete: "off" },
}

/** Renders a field of one line. Spec 2 §5, 3 §5.2. */
function LineField({ name, control, texts, language, draft, isDisabled }: ControlProps) {
  const { kind, isRequired, autocomplete, maxLength } = control
  const error = kind === "phone" ? texts.phoneError : kind === "email" ? texts.emailError : undefined
  const validate = (text: string) =>
    text.trim() === "" || isMileage(text, language) ? null : texts.kit["field.number"]
  return (
    <Field.Root
      name={name}
      required={isRequired}
      disabled={isDisabled}
      {...(error !== undefined && { labels: { email: error, pattern: error } })}
      {...(kind === "mileage" && { validate })}
    >
      <Field.Label>{texts.labels[name]}</Field.Label>
      <Field.Control
        autoComplete={autocomplete}
        maxLength={maxLength}
        {...ATTRIBUTES[kind]}
        defaultValue={draft?.[name]}
      />
      <Field.Error />
    </Field.Root>
  )
}

function LongText({ name, control: { isRequired, maxLength }, texts, draft, isDisabled }: ControlProps) {
  return (
    <Field.Root name={name} required={isRequired} disabled={isDisabled}>
      <Field.Label>{texts.labels[name]}</Field.Label>
      <TextArea.Root {...(maxLength !== undefined && { maxLength })} defaultValue={draft?.[name] ?? ""} />
      {isRequired ? <Field.Error /> : null}
    </Field.Root>
  )
}
