"use client"

import { createContext, type ReactNode, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { StarIcon } from "../icons/icons.tsx"
import { useText } from "../kit-provider/kit-provider.tsx"
import { fillIn } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./rating.module.css"
import { STARS, wholeRating } from "./rating-core.ts"

const part = anatomy("rating", css)

export interface RatingLabels {
  /** Name of the stars. Message `rating.label`. */
  readonly label?: string
  /** Name of a star; `{value}` and `{count}`. Message `rating.star`. */
  readonly star?: string
}

export interface RatingState {
  /** How many stars are given; 0 for none. */
  readonly value: number
}

export interface RatingStarState {
  /** Whether it shines: it is given, or one above it is. */
  readonly isOn: boolean
}

export interface RatingRootProps extends Omit<PartProps<"div", RatingState>, "defaultValue"> {
  /** How many stars are given, when the caller holds it; 0 for none. */
  readonly value?: number
  /** How many stars are given at first. @default 0 */
  readonly defaultValue?: number
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onValueChange?: (value: number, details: ChangeDetails<"star">) => void
  /** How many stars there are. @default 5 */
  readonly count?: number
  /** Name under which a form sends the number of stars. */
  readonly name?: string
  /** Keeps the stars from being changed. @default false */
  readonly disabled?: boolean
  readonly labels?: RatingLabels
}

interface Rating {
  readonly given: number
  readonly count: number
  readonly name: string
  readonly isDisabled: boolean
  readonly labels: RatingLabels
  readonly change: Change<number, "star">
}

const RatingContext = createContext<Rating | null>(null)

/**
 * Stars from one to five, of which none are given at first. Under the pointer they show what a press would give.
 *
 * Native radio buttons: arrows give one more and one less, a form sends the number, and the stars shine by the style
 * sheet alone, also without JavaScript.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/
 */
export function Root({
  value,
  defaultValue = 0,
  onValueChange,
  count = STARS,
  name,
  disabled = false,
  labels = {},
  ...props
}: RatingRootProps): ReactNode {
  const id = useId()
  const text = useText()
  const [held, change] = useControlled(value, defaultValue, onValueChange)
  const given = wholeRating(held, count)
  const own = {
    role: "radiogroup",
    "aria-label": props["aria-labelledby"] ? undefined : text("rating.label", labels.label),
    "aria-disabled": disabled || undefined,
    children: Array.from({ length: count }, (_, index) => <Star key={index.toString()} value={index + 1} />),
  }
  return (
    <RatingContext value={{ given, count, name: name ?? id, isDisabled: disabled, labels, change }}>
      {renderPart("div", part("root", { given: given > 0, disabled }), own, props, { value: given })}
    </RatingContext>
  )
}

export interface RatingStarProps extends PartProps<"label", RatingStarState> {
  /** How many stars it gives. */
  readonly value: number
}

/** A star. Its children are rendered in place of the picture. */
export function Star({ value, children, ...props }: RatingStarProps): ReactNode {
  const { given, count, name, isDisabled, labels, change } = usePartContext(RatingContext, "Rating")
  const text = useText()
  const isOn = value <= given
  const own = {
    children: (
      <>
        <input
          {...part("input")}
          type="radio"
          name={name}
          value={value}
          checked={value === given}
          disabled={isDisabled}
          aria-label={fillIn(text("rating.star", labels.star), { value, count })}
          onChange={({ nativeEvent }) => change(value, "star", nativeEvent)}
        />
        {children ?? <StarIcon />}
      </>
    ),
  }
  return renderPart("label", part("star", { on: isOn }), own, props, { isOn })
}
