"use client"

import { type ReactNode, useId, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { Checkbox, type CheckboxRootProps } from "../checkbox/index.ts"
import { FieldContext, type FieldGroup, useFieldGroup } from "../field/use-field-control.ts"
import { useRequiredGroup } from "../field/use-required-group.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { joinClass } from "../part/join-class.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./service-choice.module.css"
import { type Choices, type Selection, selectAllowedChoices, toggleChoice } from "./service-choice-core.ts"

const part = anatomy("service-choice", css)

/** The reason for a change. `early` means that the visitor changed the selection before hydration. */
export type ServiceChoiceReason = "choice" | "early" | "reset"

export interface ServiceChoiceLabels {
  /** The hint that at most one service can be selected. Defaults to the message `serviceChoice.single`. */
  readonly single?: string
}

export interface ServiceChoiceState {
  readonly value: Choices
}

export interface ServiceChoiceRootProps extends Omit<PartProps<"div", ServiceChoiceState>, "defaultValue"> {
  /** The values of the selected services if the group is controlled. */
  readonly value?: Choices
  /** The initial selection. @default [] */
  readonly defaultValue?: Choices
  /** Called before the selected services change. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: Choices, details: ChangeDetails<ServiceChoiceReason>) => void
  /**
   * The number of services that can be selected: any number, or at most one. In both cases, a second press deselects a
   * service. @default "multiple"
   */
  readonly selection?: Selection
  /** The form field name of each selected service. @default the name of the enclosing `Field` */
  readonly name?: string
  readonly labels?: ServiceChoiceLabels
}

interface ServiceChoice {
  readonly chosen: Choices
  readonly selection: Selection
  readonly name: string | undefined
  readonly field: FieldGroup
  readonly hintId: string
  readonly labels: ServiceChoiceLabels
  readonly change: Change<Choices, ServiceChoiceReason>
}

const [ServiceChoiceContext, useServiceChoice] = createPartContext<ServiceChoice>("ServiceChoice")
const NONE: Choices = []

/**
 * A group of selectable services or add-ons, any number or at most one. Even with at most one it is not a radio group,
 * since a second press removes the selection, which a radio button does not allow. The checkboxes are native, so a form
 * submits and resets them, even without JavaScript; the browser then does not enforce the limit of one, but the hint
 * states it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Root({
  value,
  defaultValue = NONE,
  onValueChange,
  selection = "multiple",
  name,
  labels = {},
  ...props
}: ServiceChoiceRootProps): ReactNode {
  const hintId = useId()
  const root = useRef<HTMLDivElement>(null)
  const isSingle = selection === "single"
  const field = useFieldGroup(isSingle ? hintId : undefined)
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)
  useRequiredGroup(() => findBoxes(root.current)[0], field.isRequired && chosen.length === 0)
  useFormReset(root, (event) => change(defaultValue, "reset", event))
  useEarlyInput(() => {
    const boxes = findBoxes(root.current)
    if (boxes.every((box) => box.checked === chosen.includes(box.value))) return
    const ticked = boxes.filter(({ checked }) => checked).map((box) => box.value)
    change(selectAllowedChoices(ticked, selection), "early", undefined)
  })

  const ownProps = { ref: root, role: "group", ...field.props }
  const group = { chosen, selection, name: name ?? field.name, field, hintId, labels, change }
  return (
    <ServiceChoiceContext value={group}>
      <FieldContext value={null}>
        {renderPart("div", part("root", { single: isSingle }), ownProps, props, { value: chosen })}
      </FieldContext>
    </ServiceChoiceContext>
  )
}

/** The hint that at most one service can be selected. */
export function Hint({ children, ...props }: PartProps<"p">): ReactNode {
  const { selection, hintId, labels } = useServiceChoice()
  const text = useText()
  if (selection === "multiple") return null
  const ownProps = { id: hintId, children: children ?? text("serviceChoice.single", labels.single) }
  return renderPart("p", part("hint"), ownProps, props, {})
}

export interface ServiceChoiceChoiceProps
  extends Omit<CheckboxRootProps, "checked" | "defaultChecked" | "onCheckedChange" | "name"> {
  readonly value: string
}

/** A checkbox for one service, described by its children. */
export function Choice({ value, children, className, ...props }: ServiceChoiceChoiceProps): ReactNode {
  const { chosen, selection, name, field, change } = useServiceChoice()
  return (
    <Checkbox.Root
      {...joinClass(part("choice"), className)}
      name={name}
      disabled={field.isDisabled}
      value={value}
      checked={chosen.includes(value)}
      onCheckedChange={(_isOn, { reason, event }) => {
        // The group itself handles the change of several boxes at hydration and at a form reset.
        if (reason === "press") change(toggleChoice(chosen, value, selection), "choice", event)
      }}
      {...props}
    >
      <Checkbox.Input aria-invalid={field.isInvalid} />
      <Checkbox.Text {...part("text")}>{children}</Checkbox.Text>
    </Checkbox.Root>
  )
}

function findBoxes(root: Element | null): readonly HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])]
}
