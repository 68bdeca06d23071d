"use client"

import * as Engine from "radix-ui/dropdown-menu"
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useDirection } from "../behaviour/use-direction.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import type { FloatingSide } from "../floating/use-anchored.ts"
import { KitLink } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./menu.module.css"

const part = anatomy("menu", css)

/** The distance from the menu to its button and to the edge of the window, in pixels. */
const GAP_PX = 8

export type MenuReason = "trigger" | "item" | "escape" | "outside-press" | "focus-out"

export interface MenuState {
  readonly isOpen: boolean
}

export interface MenuRootProps extends OpenableProps<MenuReason> {
  /** True when the menu is initially open. @default false */
  readonly defaultOpen?: boolean
  readonly children?: ReactNode
}

interface Menu {
  readonly state: MenuState
  readonly trigger: { current: HTMLButtonElement | null }
  readonly because: Causes<MenuReason>["because"]
  readonly change: Change<boolean, MenuReason>
  /** A ref that is true if the menu was opened with ↑, so that the last item receives the focus. */
  readonly beginsAtEnd: { current: boolean }
  /**
   * Handles the pointer events of the items. Prevents the menu library from moving the focus when items scroll under a
   * pointer that does not move.
   */
  readonly point: (event: PointerEvent) => void
}

const [MenuContext, useMenu] = createPartContext<Menu>("Menu")

/**
 * A menu of the actions for one object, opened by a button, for example to share a car. For the pages of a site, use
 * the navigation, since a menu contains actions.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Root({ open, defaultOpen = false, onOpenChange, children }: MenuRootProps): ReactNode {
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange)
  const { because, take } = useCause<MenuReason>()
  const trigger = useRef<HTMLButtonElement>(null)
  const beginsAtEnd = useRef(false)
  const pointer = useRef("")

  /**
   * Ignores events of a pointer that has not moved. Otherwise, the menu library would move the focus away from the item
   * that the visitor has just focused with a key.
   */
  function handlePointer(event: PointerEvent): void {
    const at = `${event.clientX} ${event.clientY}`
    if (pointer.current === at) event.preventDefault()
    if (event.type === "pointermove") pointer.current = at
  }

  return (
    <MenuContext value={{ state: { isOpen }, trigger, because, change, beginsAtEnd, point: handlePointer }}>
      <Engine.Root
        // The page around it is neither hidden nor locked.
        modal={false}
        dir={useDirection(trigger)}
        open={isOpen}
        onOpenChange={(to) => {
          const { reason, event } = take(to ? "trigger" : "item")
          change(to, reason, event)
        }}
      >
        {children}
      </Engine.Root>
    </MenuContext>
  )
}

/** The button that opens and closes the menu. */
export function Trigger(props: PartProps<"button", MenuState>): ReactNode {
  const { state, trigger, because, change, beginsAtEnd } = useMenu()
  const cause = because("trigger")

  /**
   * Opens the menu and focuses the last item when ↑ is pressed. The menu library handles the other keys, which open the
   * menu and focus the first item.
   */
  function handleKey(event: KeyboardEvent): void {
    cause(event)
    if (event.key !== "ArrowUp" || state.isOpen) return
    event.preventDefault()
    beginsAtEnd.current = true
    change(true, "trigger", event.nativeEvent)
  }

  const ownProps = { ref: trigger, type: "button", onPointerDown: cause, onKeyDown: handleKey }
  return (
    <Engine.Trigger asChild>
      {renderPart("button", part("trigger", { open: state.isOpen }), ownProps, props, state)}
    </Engine.Trigger>
  )
}

export interface MenuContentProps extends PartProps<"div", MenuState> {
  /** The preferred side, in the reading direction. @default "bottom" */
  readonly side?: FloatingSide
}

/** The menu, which is rendered only while it is open. Its accessible name is the text of its button. */
export function Content({ side = "bottom", ...props }: MenuContentProps): ReactNode {
  const { state, trigger, because, beginsAtEnd } = useMenu()

  function handleFocus({ target, currentTarget }: FocusEvent): void {
    if (!beginsAtEnd.current || target === currentTarget) return
    beginsAtEnd.current = false
    ;[...currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]:not([data-disabled])")].at(-1)?.focus()
  }

  const isRtl = trigger.current && getComputedStyle(trigger.current).direction === "rtl"
  const physical = side === "top" || side === "bottom" ? side : (side === "start") === isRtl ? "right" : "left"
  return (
    <Engine.Portal>
      <Engine.Content
        asChild
        loop
        align="start"
        side={physical}
        sideOffset={GAP_PX}
        collisionPadding={GAP_PX}
        onEscapeKeyDown={because("escape")}
        onPointerDownOutside={({ detail }) => because("outside-press")(detail.originalEvent)}
        onFocusOutside={({ detail }) => because("focus-out")(detail.originalEvent)}
      >
        {renderPart("div", part("content", { open: state.isOpen }), { onFocus: handleFocus }, props, state)}
      </Engine.Content>
    </Engine.Portal>
  )
}

export interface MenuItemProps extends Omit<PartProps<"div">, "onSelect"> {
  /** Called when the visitor selects the item. The menu then closes unless `event.preventDefault()` is called. */
  readonly onSelect?: (event: Event) => void
  readonly isDisabled?: boolean
}

/** A menu item that runs an action. */
export function Item({ onSelect, isDisabled = false, ...props }: MenuItemProps): ReactNode {
  const { because, point } = useMenu()
  const ownProps = { onPointerMove: point, onPointerLeave: point }
  return (
    <Engine.Item
      asChild
      disabled={isDisabled}
      onSelect={(event) => {
        because("item")(event)
        onSelect?.(event)
      }}
    >
      {renderPart("div", part("item", { disabled: isDisabled }), ownProps, props, {})}
    </Engine.Item>
  )
}

/** A menu item that is a link. */
export function Link(props: PartProps<"a">): ReactNode {
  const { because, point } = useMenu()
  const ownProps = { onPointerMove: point, onPointerLeave: point }
  const render = props.render ?? ((linkProps: object) => <KitLink {...linkProps} />)
  return (
    <Engine.Item asChild onSelect={because("item")}>
      {renderPart("a", part("item"), ownProps, { ...props, render }, {})}
    </Engine.Item>
  )
}

/** A group of menu items. It requires a label. */
export function Group(props: PartProps<"div">): ReactNode {
  return <Engine.Group asChild>{renderPart("div", part("group"), {}, props, {})}</Engine.Group>
}

/** A separator line between menu items. */
export function Separator(props: PartProps<"div">): ReactNode {
  return <Engine.Separator asChild>{renderPart("div", part("separator"), {}, props, {})}</Engine.Separator>
}
