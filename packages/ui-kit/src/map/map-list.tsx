"use client"

import { type ReactNode, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./map.module.css"
import { useListed } from "./map.tsx"

const part = anatomy("map", css)

export interface ListedView {
  readonly isSelected: boolean
  readonly isPointedAt: boolean
}

const [ItemContext, useItemId] = createPartContext<string>("PlaceMap.Item")

/** The list of places, which is the text alternative of the map. */
export function List(props: PartProps<"ul">): ReactNode {
  return renderPart("ul", part("list"), {}, props, {})
}

export interface PlaceMapItemProps extends Omit<PartProps<"li", ListedView>, "value"> {
  readonly value: string
}

/** A place in the list. It is highlighted together with its marker. */
export function Item({ value, ...props }: PlaceMapItemProps): ReactNode {
  const { send, isSelected, isPointedAt } = useListed(value)
  const node = useRef<HTMLLIElement>(null)
  const view = { isSelected, isPointedAt }

  useLayoutEffect(() => {
    const list = node.current?.parentElement
    if (isSelected && list && node.current) showIn(list, node.current)
  }, [isSelected])

  const createPointHandler = (id: string | null) => () => send({ type: "point", id })
  const ownProps = {
    ref: node,
    "aria-current": isSelected || undefined,
    onFocus: createPointHandler(value),
    onBlur: createPointHandler(null),
    onPointerEnter: createPointHandler(value),
    onPointerLeave: createPointHandler(null),
  }
  const states = { selected: isSelected, pointed: view.isPointedAt }
  return <ItemContext value={value}>{renderPart("li", part("item", states), ownProps, props, view)}</ItemContext>
}

/** Scrolls the list, but not the page, so that an entry is in view. */
function showIn(list: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}

/** The button that moves the focus to the marker of the place. */
export function Show(props: PartProps<"button", ListedView>): ReactNode {
  const id = useItemId()
  const { send, getPlace, showLabel, isSelected, isPointedAt, hasFailed } = useListed(id)
  const text = useText()
  const place = getPlace(id)
  const view = { isSelected, isPointedAt }
  const ownProps = {
    type: "button",
    "aria-label": formatMessage(text("map.show", showLabel), { name: place?.name ?? "" }),
    "aria-pressed": view.isSelected,
    // A place without a position has no marker, and without a basemap there is no map.
    hidden: !place || hasFailed,
    onClick: (event: { nativeEvent: Event }) => send({ type: "select", id, reason: "list" }, event.nativeEvent),
  }
  return renderPart("button", part("show", { place: id, selected: view.isSelected }), ownProps, props, view)
}
