"use client"

import { type ReactNode, useId, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useFieldGroup } from "../field/use-field-control.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./radio-cards.module.css"

const part = anatomy("radio-cards", css)

export type RadioCardsReason = "card" | "early" | "reset"

export interface RadioCardsState {
  readonly value: string | null
}

export interface RadioCardState {
  readonly isChosen: boolean
}

export interface RadioCardsRootProps extends Omit<PartProps<"div", RadioCardsState>, "defaultValue"> {
  /** The value of the selected card if the group is controlled, or `null` if no card is selected. */
  readonly value?: string | null
  /** The initial value. @default null */
  readonly defaultValue?: string | null
  /** Called before the selected card changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: string | null, details: ChangeDetails<RadioCardsReason>) => void
  /** The form field name of the value. @default the name of the enclosing `Field` */
  readonly name?: string
  /** True to require a selection. @default false */
  readonly required?: boolean
  /** True to disable the whole group. A form does not submit disabled cards. @default false */
  readonly disabled?: boolean
}

interface RadioCards {
  readonly value: string | null
  readonly name: string
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly change: Change<string | null, RadioCardsReason>
}

const [RadioCardsContext, useRadioCards] = createPartContext<RadioCards>("RadioCards")

/**
 * A group of cards of which one can be selected, for example mileage per year, terms or colours. The radio buttons are
 * native: arrow keys select, and a form submits, resets and validates them, even without JavaScript. Inside a `Field`,
 * they have its name, description and error.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function Root({
  value,
  defaultValue = null,
  onValueChange,
  name,
  required,
  disabled,
  ...props
}: RadioCardsRootProps): ReactNode {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const field = useFieldGroup()
  const [held, change] = useControlled(value, defaultValue, onValueChange)
  useFormReset(root, (event) => change(defaultValue, "reset", event))
  useEarlyInput(() => {
    const pressed = root.current?.querySelector<HTMLInputElement>("input:checked")
    if (pressed && pressed.value !== held) change(pressed.value, "early", undefined)
  })

  const isRequired = required ?? field.isRequired
  const isDisabled = disabled ?? field.isDisabled
  const ownProps = {
    ref: root,
    role: "radiogroup",
    ...field.props,
    "aria-required": isRequired || undefined,
    "aria-invalid": field.isInvalid,
    "aria-disabled": isDisabled || undefined,
  }
  const states = { disabled: isDisabled, invalid: field.isInvalid }
  return (
    <RadioCardsContext value={{ value: held, name: name ?? field.name ?? id, isRequired, isDisabled, change }}>
      {renderPart("div", part("root", states), ownProps, props, { value: held })}
    </RadioCardsContext>
  )
}

export interface RadioCardProps extends PartProps<"label", RadioCardState> {
  readonly value: string
  /** True to disable the card. @default false */
  readonly disabled?: boolean
}

/** A card that contains its radio button and its content. */
export function Card({ value, disabled = false, children, ...props }: RadioCardProps): ReactNode {
  const { value: held, name, isRequired, isDisabled, change } = useRadioCards()
  const isChosen = value === held
  const ownProps = {
    children: (
      <>
        <input
          {...part("input")}
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          required={isRequired}
          disabled={isDisabled || disabled}
          onChange={({ nativeEvent }) => change(value, "card", nativeEvent)}
        />
        <span {...part("text")}>{children}</span>
      </>
    ),
  }
  const states = { chosen: isChosen, disabled: isDisabled || disabled }
  return renderPart("label", part("card", states), ownProps, props, { isChosen })
}
