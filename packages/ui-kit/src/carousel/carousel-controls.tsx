"use client"

import type { MouseEvent, ReactNode } from "react"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import type { CarouselView } from "./carousel.tsx"
import { type Carousel, useCarousel } from "./carousel-context.ts"
import type { CarouselEvent } from "./carousel-core.ts"

/**
 * The button that starts and pauses autoplay. Place it before the other parts, so that it is first in the tab order.
 */
export function Rotate(props: PartProps<"button", CarouselView>): ReactNode {
  const { state, part, labels, ...carousel } = useCarousel()
  const text = useText()
  const { isPlaying } = state
  const name = isPlaying ? text("carousel.pause", labels.pause) : text("carousel.play", labels.play)
  const ownProps = getButtonProps(carousel, name, state.last === 0, { type: "toggle" })
  return renderPart("button", part("rotate", { playing: isPlaying }), ownProps, props, getView(state, carousel.count))
}

/** The button that selects the previous slide. */
export function Previous(props: PartProps<"button", CarouselView>): ReactNode {
  return useArrow("previous", -1, props)
}

/** The button that selects the next slide. */
export function Next(props: PartProps<"button", CarouselView>): ReactNode {
  return useArrow("next", 1, props)
}

/**
 * Renders an arrow button. At the ends of the carousel, the button has `aria-disabled` instead of `disabled`, so that
 * it keeps the focus.
 */
function useArrow(name: "previous" | "next", by: 1 | -1, props: PartProps<"button", CarouselView>) {
  const { state, part, loops, labels, ...carousel } = useCarousel()
  const label = useText()(`carousel.${name}`, labels[name])
  const isAtEnd = !loops && state.index === (by === 1 ? state.last : 0)
  const ownProps = {
    ...getButtonProps(carousel, label, state.last === 0, { type: "step", by, reason: name }),
    "aria-disabled": isAtEnd || undefined,
  }
  return renderPart("button", part(name, { disabled: isAtEnd }), ownProps, props, getView(state, carousel.count))
}

/** The group of buttons that select a slide. By default, it contains one dot per slide. */
export function Picker({ children, ...props }: PartProps<"div">): ReactNode {
  const { state, part, labels } = useCarousel()
  const text = useText()
  const ownProps = {
    role: "group",
    "aria-label": text("carousel.choose", labels.choose),
    hidden: state.last === 0,
    children:
      children ?? Array.from({ length: state.last + 1 }, (_, index) => <Pick key={index.toString()} index={index} />),
  }
  return renderPart("div", part("picker"), ownProps, props, {})
}

export interface CarouselPickProps extends PartProps<"button", { readonly isSelected: boolean }> {
  /** The index of the slide that the button selects, counted from 0. */
  readonly index: number
}

/** A button that selects one slide. */
export function Pick({ index, ...props }: CarouselPickProps): ReactNode {
  const { state, part, labels, ...carousel } = useCarousel()
  const text = useText()
  const isSelected = index === state.index
  const name = formatMessage(text("carousel.pick", labels.pick), { position: index + 1, count: carousel.count })
  const ownProps = {
    ...getButtonProps(carousel, name, false, { type: "go", index, reason: "pick" }),
    "aria-current": isSelected || undefined,
  }
  return renderPart("button", part("pick", { selected: isSelected }), ownProps, props, { isSelected })
}

/** The position of the selected slide as text, for example "2 of 5". */
export function Position(props: PartProps<"span">): ReactNode {
  const { state, part, labels, count } = useCarousel()
  const children = formatMessage(useText()("carousel.position", labels.position), { position: state.index + 1, count })
  return renderPart("span", part("position"), { hidden: state.last === 0, children }, props, {})
}

function getButtonProps({ send }: Pick<Carousel, "send">, label: string, hidden: boolean, event: CarouselEvent) {
  return {
    type: "button",
    "aria-label": label,
    hidden,
    onClick: ({ nativeEvent }: MouseEvent) => send(event, nativeEvent),
  }
}

function getView({ index, isPlaying }: Carousel["state"], count: number): CarouselView {
  return { index, count, isPlaying }
}
