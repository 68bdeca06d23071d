"use client"

import { createContext, type ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { fillIn } from "../kit-provider/messages.ts"
import { drawPart } from "../part/draw-part.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./tag-filter.module.css"
import { type Tags, toggleTag } from "./tag-filter-core.ts"

const part = anatomy("tag-filter", css)

export type TagFilterReason = "tag" | "all"

export interface TagFilterState {
  readonly isPressed: boolean
}

export interface TagFilterLabels {
  /** Name of the group. Message `tagFilter.label`. */
  readonly group?: string
  /** Words of the button that takes every filter away. Message `tagFilter.all`. */
  readonly all?: string
  /** Said after filtering; `{count}` is how many are left. Message `tagFilter.count`. */
  readonly count?: string
}

export interface TagFilterRootProps extends Omit<PartProps<"div", { readonly value: Tags }>, "value" | "defaultValue"> {
  /** The tags that are chosen, when the caller holds them. None means all. */
  readonly value?: Tags
  /** The tags that are chosen at first. @default [] */
  readonly defaultValue?: Tags
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onValueChange?: (value: Tags, details: ChangeDetails<TagFilterReason>) => void
  readonly labels?: TagFilterLabels
}

interface TagFilter {
  readonly chosen: Tags
  readonly labels: TagFilterLabels
  readonly change: Change<Tags, TagFilterReason>
}

const TagFilterContext = createContext<TagFilter | null>(null)

const NONE: Tags = []

/**
 * Tags that filter a list: any number may be pressed, and none means all.
 *
 * Toggle buttons in a named group; Tab goes through them, Enter and Space press. How many are left is said politely.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Root({
  value,
  defaultValue = NONE,
  onValueChange,
  labels = {},
  ...props
}: TagFilterRootProps): ReactNode {
  const text = useText()
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)
  const own = { role: "group", "aria-label": text("tagFilter.label", labels.group) }
  return (
    <TagFilterContext value={{ chosen, labels, change }}>
      {drawPart("div", part("root", { filtered: chosen.length > 0 }), own, props, { value: chosen })}
    </TagFilterContext>
  )
}

/** Lets every tag go. Pressed while none is chosen. */
export function All(props: PartProps<"button", TagFilterState>): ReactNode {
  const { chosen, labels, change } = useTagFilter()
  const text = useText()
  const isPressed = chosen.length === 0
  const own = {
    type: "button",
    "aria-pressed": isPressed,
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => change(isPressed ? chosen : NONE, "all", nativeEvent),
    children: text("tagFilter.all", labels.all),
  }
  return drawPart("button", part("all", { pressed: isPressed }), own, props, { isPressed })
}

export interface TagFilterTagProps extends Omit<PartProps<"button", TagFilterState>, "value"> {
  /** Names the tag. */
  readonly value: string
}

/** A tag. */
export function Tag({ value, ...props }: TagFilterTagProps): ReactNode {
  const { chosen, change } = useTagFilter()
  const isPressed = chosen.includes(value)
  const own = {
    type: "button",
    "aria-pressed": isPressed,
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => change(toggleTag(chosen, value), "tag", nativeEvent),
  }
  return drawPart("button", part("tag", { pressed: isPressed }), own, props, { isPressed })
}

/** How many are left. Read out when it changes. */
export function Status({ count, ...props }: PartProps<"p"> & { readonly count: number }): ReactNode {
  const { labels } = useTagFilter()
  const text = useText()
  const own = { role: "status", children: fillIn(text("tagFilter.count", labels.count), { count }) }
  return drawPart("p", part("status"), own, props, {})
}

function useTagFilter(): TagFilter {
  return usePartContext(TagFilterContext, "TagFilter")
}
