"use client"

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { Checkbox, type CheckboxRootProps } from "../checkbox/index.ts"
import { FieldContext, useFieldGroup } from "../field/use-field-control.ts"
import { useRequiredGroup } from "../field/use-required-group.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import { joinClass } from "../part/join-class.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./checkbox-group.module.css"
import { getParentState, setValue, toggleParent, type Values } from "./checkbox-group-core.ts"

const part = anatomy("checkbox-group", css)

/** The reason for a change. `early` means that the visitor changed a checkbox before hydration. */
export type CheckboxGroupReason = "item" | "parent" | "early" | "reset"

export interface CheckboxGroupLabels {
  /** The text of the parent checkbox. Defaults to the message `checkboxGroup.all`. */
  readonly all?: string
  /**
   * The text for the number of checked boxes, with the placeholders `{count}` and `{total}`. Defaults to the message
   * `checkboxGroup.count`.
   */
  readonly count?: string
  /** The error message of a required group in which no box is checked. Defaults to the message `field.choose`. */
  readonly required?: string
}

export interface CheckboxGroupState {
  readonly value: Values
}

export interface CheckboxGroupRootProps extends Omit<PartProps<"div", CheckboxGroupState>, "defaultValue"> {
  /** The checked values if the group is controlled. */
  readonly value?: Values
  /** The initial values. @default [] */
  readonly defaultValue?: Values
  /** Called before the checked values change. Call `details.cancel()` to keep the current values. */
  readonly onValueChange?: (value: Values, details: ChangeDetails<CheckboxGroupReason>) => void
  /** The values of all boxes in the group. Required if `Parent` or `Count` is rendered. */
  readonly allValues?: Values
  /** The form field name of each checked box. @default the name of the enclosing `Field` */
  readonly name?: string
  /** True to require at least one checked box. Not validated without JavaScript. @default false */
  readonly required?: boolean
  /** True to disable all boxes. A form does not submit disabled boxes. @default false */
  readonly disabled?: boolean
  readonly labels?: CheckboxGroupLabels
}

interface CheckboxGroup {
  readonly value: Values
  readonly all: Values
  readonly name: string | undefined
  readonly isDisabled: boolean
  readonly isInvalid: true | undefined
  readonly labels: CheckboxGroupLabels
  readonly some: RefObject<Values>
  readonly change: Change<Values, CheckboxGroupReason>
}

const [CheckboxGroupContext, useCheckboxGroup] = createPartContext<CheckboxGroup>("CheckboxGroup")
const NONE: Values = []

/**
 * A group of checkboxes with an optional parent checkbox, which is mixed while some of them are checked. The checkboxes
 * are native: a form submits and resets them, even without JavaScript. Inside a `Field`, the group takes its name,
 * description and error from the field.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/
 */
export function Root({
  value,
  defaultValue = NONE,
  onValueChange,
  allValues = NONE,
  name,
  required,
  disabled,
  labels = {},
  ...props
}: CheckboxGroupRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const field = useFieldGroup()
  const [held, change] = useControlled(value, defaultValue, onValueChange)

  const some = useRef(held)
  useLayoutEffect(() => {
    if (getParentState(held, allValues) === "mixed") some.current = allValues.filter((value) => held.includes(value))
  }, [held, allValues])

  const isMissing = (required ?? field.isRequired) && held.length === 0
  useRequiredGroup(() => findBoxes(root.current)[0], isMissing, labels.required)
  useFormReset(root, (event) => change(defaultValue, "reset", event))
  useEarlyInput(() => {
    const boxes = findBoxes(root.current)
    if (boxes.some((box) => box.checked !== held.includes(box.value))) {
      change(
        boxes.filter(({ checked }) => checked).map((box) => box.value),
        "early",
        undefined,
      )
    }
  })

  const isDisabled = disabled ?? field.isDisabled
  const ownProps = { ref: root, role: "group", ...field.props }
  const { isInvalid } = field
  const group = { value: held, all: allValues, name: name ?? field.name, isDisabled, isInvalid, labels, some, change }
  const states = { disabled: isDisabled, invalid: isInvalid }
  return (
    <CheckboxGroupContext value={group}>
      <FieldContext value={null}>
        {renderPart("div", part("root", states), ownProps, props, { value: held })}
      </FieldContext>
    </CheckboxGroupContext>
  )
}

export interface CheckboxGroupItemProps
  extends Omit<CheckboxRootProps, "checked" | "defaultChecked" | "onCheckedChange" | "name"> {
  readonly value: string
}

/** A checkbox of the group, with its children as its text. */
export function Item({ value, children, className, ...props }: CheckboxGroupItemProps): ReactNode {
  const { value: held, name, isDisabled, isInvalid, change } = useCheckboxGroup()
  return (
    <Checkbox.Root
      {...joinClass(part("item"), className)}
      name={name}
      disabled={isDisabled}
      value={value}
      checked={held.includes(value)}
      onCheckedChange={(isOn, { reason, event }) => {
        // The group itself handles hydration and form resets, for all boxes at once.
        if (reason === "press") change(setValue(held, value, isOn === true), "item", event)
      }}
      {...props}
    >
      <Checkbox.Input aria-invalid={isInvalid} />
      <Checkbox.Text>{children}</Checkbox.Text>
    </Checkbox.Root>
  )
}

/**
 * The checkbox that checks or unchecks all boxes. It has no name, so a form does not submit it. Requires `allValues`.
 */
export function Parent({
  children,
  className,
  ...props
}: Omit<CheckboxRootProps, "checked" | "onCheckedChange">): ReactNode {
  const { value, all, isDisabled, labels, some, change } = useCheckboxGroup()
  const text = useText()
  return (
    <Checkbox.Root
      {...joinClass(part("parent"), className)}
      disabled={isDisabled}
      checked={getParentState(value, all)}
      onCheckedChange={(_isOn, { reason, event }) => {
        if (reason === "press") change(toggleParent(value, all, some.current), "parent", event)
      }}
      {...props}
    >
      <Checkbox.Input />
      <Checkbox.Text>{children ?? text("checkboxGroup.all", labels.all)}</Checkbox.Text>
    </Checkbox.Root>
  )
}

/** The number of checked boxes, which screen readers announce when it changes. Requires `allValues`. */
export function Count(props: PartProps<"p", CheckboxGroupState>): ReactNode {
  const { value, all, labels } = useCheckboxGroup()
  const text = useText()
  const count = all.filter((item) => value.includes(item)).length
  const children = formatMessage(text("checkboxGroup.count", labels.count), { count, total: all.length })
  return renderPart("p", part("count"), { role: "status", children }, props, { value })
}

function findBoxes(root: Element | null): readonly HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>("[data-part=item] input[type=checkbox]") ?? [])]
}
