"use client"

import * as Engine from "radix-ui/accordion"
import { createContext, type ReactNode, use, useId, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Causes, useCause } from "../behaviour/use-cause.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useUntilFound } from "../behaviour/use-until-found.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./controlled-accordion.module.css"

const part = anatomy("controlled-accordion", css)

/** The reason for a change. `found` means that find-in-page or an anchor opened a closed section. */
export type ControlledAccordionReason = "trigger" | "found"

export interface ControlledAccordionState {
  readonly isOpen: boolean
}

export interface ControlledAccordionRootProps
  extends Omit<PartProps<"div", { readonly value: readonly string[] }>, "defaultValue"> {
  /** The values of the open items if the accordion is controlled. */
  readonly value?: readonly string[]
  /** The values of the initially open items. @default none */
  readonly defaultValue?: readonly string[]
  /** True to allow several open items at a time. @default false */
  readonly isMultiple?: boolean
  /** Called before the open items change. Call `details.cancel()` to keep the current items. */
  readonly onValueChange?: (value: readonly string[], details: ChangeDetails<ControlledAccordionReason>) => void
}

interface Accordion {
  readonly open: readonly string[]
  readonly because: Causes<ControlledAccordionReason>["because"]
  readonly change: Change<readonly string[], ControlledAccordionReason>
  readonly withItem: (value: string) => readonly string[]
}

const [AccordionContext, useAccordion] = createPartContext<Accordion>("ControlledAccordion")
const NONE: readonly string[] = []

/**
 * A list of sections that open and close under the control of the page, for filters or steps. For questions and
 * answers, use `Accordion`, which needs no script.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Root({
  value,
  defaultValue = NONE,
  isMultiple = false,
  onValueChange,
  ...props
}: ControlledAccordionRootProps): ReactNode {
  const [open, change] = useControlled(value, defaultValue, onValueChange)
  const { because, take } = useCause<ControlledAccordionReason>()
  const addItem = (item: string) => (isMultiple ? [...open, item] : [item])
  return (
    <AccordionContext value={{ open, because, change, withItem: addItem }}>
      <Engine.Root
        asChild
        type="multiple"
        value={[...open]}
        onValueChange={(to) => {
          const { reason, event } = take("trigger")
          const opened = to.find((item) => !open.includes(item))
          change(opened === undefined ? to : addItem(opened), reason, event)
        }}
      >
        {renderPart("div", part("root"), {}, props, { value: open })}
      </Engine.Root>
    </AccordionContext>
  )
}

interface Item {
  readonly value: string
  readonly id: string
  readonly state: ControlledAccordionState
}

const ItemContext = createContext<Item | null>(null)

export interface ControlledAccordionItemProps extends PartProps<"div", ControlledAccordionState> {
  readonly value: string
  /** True when the section can be neither opened nor closed. @default false */
  readonly isDisabled?: boolean
}

/** A section of the accordion. */
export function Item({ value, isDisabled = false, ...props }: ControlledAccordionItemProps): ReactNode {
  const { open } = useAccordion()
  const id = useId()
  const state = { isOpen: open.includes(value) }
  return (
    <ItemContext value={{ value, id, state }}>
      <Engine.Item asChild value={value} disabled={isDisabled}>
        {renderPart("div", part("item", { open: state.isOpen, disabled: isDisabled }), {}, props, state)}
      </Engine.Item>
    </ItemContext>
  )
}

export interface ControlledAccordionHeadingProps extends PartProps<"h3"> {
  /** The heading level that matches the surrounding headings. @default 3 */
  readonly level?: 2 | 3 | 4 | 5 | 6
}

/** The heading of a section, which contains the trigger. */
export function Heading({ level = 3, ...props }: ControlledAccordionHeadingProps): ReactNode {
  return <Engine.Header asChild>{renderPart(`h${level}`, part("heading"), {}, props, {})}</Engine.Header>
}

/** The button that opens and closes its section. */
export function Trigger(props: PartProps<"button", ControlledAccordionState>): ReactNode {
  const { because } = useAccordion()
  const { id, state } = useItem()
  const ownProps = { id: `${id}trigger`, type: "button", "aria-controls": `${id}content`, onClick: because("trigger") }
  return (
    <Engine.Trigger asChild>
      {renderPart("button", part("trigger", { open: state.isOpen }), ownProps, props, state)}
    </Engine.Trigger>
  )
}

/** The content of a section. It is in the HTML even while the section is closed, so find-in-page can open it. */
export function Content(props: PartProps<"div", ControlledAccordionState>): ReactNode {
  const { change, withItem } = useAccordion()
  const { value, id, state } = useItem()
  const content = useRef<HTMLDivElement>(null)
  useUntilFound(content, state.isOpen, (event) => change(withItem(value), "found", event))
  const ownProps = {
    ref: content,
    id: `${id}content`,
    ...(state.isOpen && { role: "region", "aria-labelledby": `${id}trigger` }),
    hidden: !state.isOpen,
  }
  return renderPart("div", part("content", { open: state.isOpen }), ownProps, props, state)
}

function useItem(): Item {
  const item = use(ItemContext)
  if (!item)
    throw new Error("ControlledAccordion: a part stands outside an item. Put it inside ControlledAccordion.Item.")
  return item
}
