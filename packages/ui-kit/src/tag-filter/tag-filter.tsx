"use client"

import type { MouseEvent, ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { isForAnotherWindow } from "../behaviour/is-for-another-window.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { KitLink, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./tag-filter.module.css"
import { type Tags, toggleTag } from "./tag-filter-core.ts"

const part = anatomy("tag-filter", css)

export type TagFilterReason = "tag" | "all"

export interface TagFilterState {
  readonly isPressed: boolean
}

export interface TagFilterLabels {
  /** The accessible name of the group. Defaults to the message `tagFilter.label`. */
  readonly group?: string
  /** The text of the button that removes all filters. Defaults to the message `tagFilter.all`. */
  readonly all?: string
  /**
   * The text that is announced after filtering, with the placeholder `{count}` for the number of results. Defaults to
   * the message `tagFilter.count`.
   */
  readonly count?: string
}

export interface TagFilterRootProps extends Omit<PartProps<"div", { readonly value: Tags }>, "value" | "defaultValue"> {
  /** The selected tags if the filter is controlled. If no tag is selected, the list is not filtered. */
  readonly value?: Tags
  /** The initially selected tags. @default [] */
  readonly defaultValue?: Tags
  /** Called before the selected tags change. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: Tags, details: ChangeDetails<TagFilterReason>) => void
  readonly labels?: TagFilterLabels
}

interface TagFilter {
  readonly chosen: Tags
  readonly labels: TagFilterLabels
  readonly change: Change<Tags, TagFilterReason>
}

const [TagFilterContext, useTagFilter] = createPartContext<TagFilter>("TagFilter")

const NONE: Tags = []

/**
 * A group of tags that filter a list: any number can be selected, and none means all. The tags are toggle buttons in a
 * named group; Tab moves between them, and Enter and Space press them. With an `href`, they are links to the filtered
 * list, which work without JavaScript and can be opened in another tab. The number of hits is announced politely.
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
  const ownProps = { role: "group", "aria-label": text("tagFilter.label", labels.group) }
  return (
    <TagFilterContext value={{ chosen, labels, change }}>
      {renderPart("div", part("root", { filtered: chosen.length > 0 }), ownProps, props, { value: chosen })}
    </TagFilterContext>
  )
}

export interface TagFilterAllProps extends PartProps<"button", TagFilterState> {
  /** The URL of the unfiltered list. If set, the button is a link that works without JavaScript. */
  readonly href?: string
}

/** The button that deselects all tags. It is pressed if no tag is selected. */
export function All({ href, ...props }: TagFilterAllProps): ReactNode {
  const { chosen, labels, change } = useTagFilter()
  const text = useText()
  const isPressed = chosen.length === 0
  const press = (event: Event) => change(isPressed ? chosen : NONE, "all", event)
  const ownProps = { ...toggle(isPressed, href, press), children: text("tagFilter.all", labels.all) }
  return renderPart(
    "button",
    part("all", { pressed: isPressed }),
    ownProps,
    { ...getLinkProps(href), ...props },
    { isPressed },
  )
}

export interface TagFilterTagProps extends Omit<PartProps<"button", TagFilterState>, "value"> {
  readonly value: string
  /** The URL of the list with this tag selected or, if the tag is already selected, deselected. */
  readonly href?: string
}

/** A tag as a toggle button, or as a link if `href` is set. */
export function Tag({ value, href, ...props }: TagFilterTagProps): ReactNode {
  const { chosen, change } = useTagFilter()
  const isPressed = chosen.includes(value)
  const ownProps = toggle(isPressed, href, (event) => change(toggleTag(chosen, value), "tag", event))
  return renderPart(
    "button",
    part("tag", { pressed: isPressed }),
    ownProps,
    { ...getLinkProps(href), ...props },
    { isPressed },
  )
}

function toggle(isPressed: boolean, href: string | undefined, press: (event: Event) => void): Record<string, unknown> {
  if (href === undefined)
    return {
      type: "button",
      "aria-pressed": isPressed,
      onClick: ({ nativeEvent }: MouseEvent) => press(nativeEvent),
    }
  return {
    href,
    "aria-current": isPressed ? "true" : undefined,
    onClick: (event: MouseEvent) => {
      if (isForAnotherWindow(event)) return
      event.preventDefault()
      press(event.nativeEvent)
    },
  }
}

function getLinkProps(href: string | undefined): Pick<PartProps<"button", TagFilterState>, "render"> {
  return href === undefined ? {} : { render: (link: object) => <KitLink {...link} /> }
}

/** The number of results, which screen readers announce. */
export function Status({ count, ...props }: PartProps<"p"> & { readonly count: number }): ReactNode {
  const { labels } = useTagFilter()
  const text = useText()
  const ownProps = { role: "status", children: formatMessage(text("tagFilter.count", labels.count), { count }) }
  return renderPart("p", part("status"), ownProps, props, {})
}
