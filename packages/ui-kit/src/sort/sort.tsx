"use client"

import { type ReactNode, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { joinClass } from "../part/join-class.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { Select, type SelectRootProps, type SelectState } from "../select/index.ts"
import css from "./sort.module.css"

const part = anatomy("sort", css)

export interface SortOption {
  readonly value: string
  readonly label: string
}

export interface SortLabels {
  /** The label of the select. Defaults to the message `sort.label`. */
  readonly label?: string
  /** The text of the button that applies the sort order without JavaScript. Defaults to the message `sort.apply`. */
  readonly apply?: string
}

export interface SortRootProps
  extends Omit<PartProps<"div">, "defaultValue">,
    Pick<SelectRootProps, "value" | "defaultValue" | "onValueChange"> {
  readonly options: readonly SortOption[]
  /** The form field name of the sort order. @default "sortName" */
  readonly name?: string
  readonly labels?: SortLabels
}

interface Sort {
  readonly id: string
  readonly name: string
  readonly options: readonly SortOption[]
  readonly labels: SortLabels
  readonly select: Pick<SelectRootProps, "value" | "defaultValue" | "onValueChange">
}

const [SortContext, useSort] = createPartContext<Sort>("Sort")

/** A labelled select for the sort order. Without JavaScript, it also has a submit button. */
export function Root({
  options,
  name = "sortName",
  value,
  defaultValue = options[0]?.value ?? "",
  onValueChange,
  labels = {},
  ...props
}: SortRootProps): ReactNode {
  const ownProps = {
    children: (
      <>
        <Label />
        <Control />
        <Apply />
      </>
    ),
  }
  return (
    <SortContext value={{ id: useId(), name, options, labels, select: { value, defaultValue, onValueChange } }}>
      {renderPart("div", part("root"), ownProps, props, {})}
    </SortContext>
  )
}

/** The label of the select. */
export function Label({ children, ...props }: PartProps<"label">): ReactNode {
  const { id, labels } = useSort()
  const text = useText()
  const ownProps = { htmlFor: id, children: children ?? text("sort.label", labels.label) }
  return renderPart("label", part("label"), ownProps, props, {})
}

/** The select, with one option for each sort order. */
export function Control({ className, ...props }: PartProps<"select", SelectState>): ReactNode {
  const { id, name, options, select } = useSort()
  return (
    <Select.Root {...select}>
      <Select.Control id={id} name={name} {...joinClass(part("control"), className)} {...props}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select.Control>
    </Select.Root>
  )
}

/** The submit button. It is displayed only without JavaScript. */
export function Apply({ children, ...props }: PartProps<"button">): ReactNode {
  const { labels } = useSort()
  const text = useText()
  const ownProps = { type: "submit", children: children ?? text("sort.apply", labels.apply) }
  return renderPart("button", part("apply"), ownProps, props, {})
}
