"use client"

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useFieldGroup } from "../field/use-field-control.ts"
import { StarIcon } from "../icons/icons.tsx"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./rating.module.css"
import { getKeyRating, type RatingReason, STARS, toWholeRating } from "./rating-core.ts"

const part = anatomy("rating", css)

export interface RatingLabels {
  /** The accessible name of the rating. Defaults to the message `rating.label`. */
  readonly label?: string
  /**
   * The accessible name of a star, with the placeholders `{value}` and `{count}`. Defaults to the message
   * `rating.star`.
   */
  readonly star?: string
}

export interface RatingState {
  /** The number of selected stars. 0 when no star is selected. */
  readonly value: number
}

export interface RatingStarState {
  /** True if the star is filled. A star is filled if it or a higher star is selected. */
  readonly isOn: boolean
}

export interface RatingRootProps extends Omit<PartProps<"div", RatingState>, "defaultValue"> {
  /** The number of selected stars if the rating is controlled, or 0 if no star is selected. */
  readonly value?: number
  /** The initial number of stars. @default 0 */
  readonly defaultValue?: number
  /** Called before the rating changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: number, details: ChangeDetails<RatingReason>) => void
  /** The number of stars. @default 5 */
  readonly count?: number
  /** The form field name of the number of stars. @default the name of the enclosing `Field` */
  readonly name?: string
  /** True to disable the rating, which can then be neither changed nor submitted. @default false */
  readonly disabled?: boolean
  /** True for a rating that is announced and submitted but cannot be changed. @default false */
  readonly readOnly?: boolean
  readonly labels?: RatingLabels
}

interface Rating {
  readonly rating: number
  readonly count: number
  readonly name: string
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
  readonly labels: RatingLabels
  readonly change: Change<number, RatingReason>
}

const [RatingContext, useRating] = createPartContext<Rating>("Rating")

/**
 * A rating from one to five stars, of which none are initially selected. On hover, the stars that a press would select
 * are filled; a press on the selected star removes the rating. The radio buttons are native: arrow keys select one more
 * or one fewer, a form submits the number, and CSS alone fills the stars, even without JavaScript. Home and End select
 * the minimum and the maximum; Backspace, Delete and 0 remove the rating.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/
 */
export function Root({
  value,
  defaultValue = 0,
  onValueChange,
  count = STARS,
  name,
  disabled: isDisabled = false,
  readOnly = false,
  labels = {},
  ...props
}: RatingRootProps): ReactNode {
  const id = useId()
  const text = useText()
  const field = useFieldGroup()
  const disabled = isDisabled || field.isDisabled
  const [held, change] = useControlled(value, defaultValue, onValueChange)
  const rating = toWholeRating(held, count)
  const root = useRef<HTMLDivElement>(null)
  useFormReset(root, (event) => change(defaultValue, "reset", event))

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    const wanted = disabled || readOnly || isShortcut ? null : getKeyRating(event.key, count)
    if (wanted === null) return
    event.preventDefault()
    change(wanted, "key", event.nativeEvent)
    event.currentTarget.querySelectorAll<HTMLElement>("input")[wanted - 1]?.focus()
  }

  const ownProps = {
    ref: root,
    role: "radiogroup",
    "aria-label": props["aria-labelledby"] ? undefined : text("rating.label", labels.label),
    ...field.props,
    "aria-required": field.isRequired || undefined,
    "aria-invalid": field.isInvalid,
    "aria-disabled": disabled || undefined,
    "aria-readonly": readOnly || undefined,
    onKeyDown: handleKey,
    children: Array.from({ length: count }, (_, index) => <Star key={index.toString()} value={index + 1} />),
  }
  return (
    <RatingContext
      value={{
        rating,
        count,
        name: name ?? field.name ?? id,
        isRequired: field.isRequired,
        isDisabled: disabled,
        isReadOnly: readOnly,
        labels,
        change,
      }}
    >
      {renderPart("div", part("root", { given: rating > 0, disabled, readonly: readOnly }), ownProps, props, {
        value: rating,
      })}
    </RatingContext>
  )
}

export interface RatingStarProps extends PartProps<"label", RatingStarState> {
  /** The number of stars that the visitor selects by pressing this star. */
  readonly value: number
}

/** A star. Its children replace the default icon. */
export function Star({ value, children, ...props }: RatingStarProps): ReactNode {
  const { rating, count, name, isRequired, isDisabled, isReadOnly, labels, change } = useRating()
  const text = useText()
  const isOn = value <= rating
  const isChosen = value === rating

  /**
   * Removes the rating when the visitor presses the selected star. Ignores the second press of a double click, and the
   * click that the Space key triggers, which has a click count of 0.
   */
  function handlePress({ detail, nativeEvent }: MouseEvent): void {
    if (isChosen && !isReadOnly && detail === 1) change(0, "star", nativeEvent)
  }

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
          // In a read-only rating the other stars could only be selected.
          disabled={isDisabled || (isReadOnly && !isChosen)}
          // A reload starts with the page's value, not with the restored state of the inputs.
          autoComplete="off"
          aria-label={formatMessage(text("rating.star", labels.star), { value, count })}
          onChange={({ nativeEvent }) => change(value, "star", nativeEvent)}
          onClick={handlePress}
        />
        {children ?? <StarIcon />}
      </>
    ),
  }
  return renderPart("label", part("star", { on: isOn }), ownProps, props, { isOn })
}
