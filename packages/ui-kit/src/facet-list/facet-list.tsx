"use client"

import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { Checkbox } from "../checkbox/index.ts"
import field from "../field/field.module.css"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./facet-list.module.css"
import {
  type Chosen,
  type FacetValue,
  type FacetValues,
  type Found,
  getFacetState,
  SEARCH_FROM,
  searchFacet,
  toggleFacet,
} from "./facet-list-core.ts"

const part = anatomy("facet-list", { search: field.control }, css)

/** The reason for a change. `early` means that the visitor changed the selection before hydration. */
export type FacetListReason = "value" | "early" | "reset"

export interface FacetListLabels {
  /** The accessible name of the search box. Defaults to the message `facetList.search`. */
  readonly search?: string
  /**
   * The text that is announced while searching, with the placeholder `{count}` for the number of matches. Defaults to
   * the message `facetList.found`.
   */
  readonly found?: string
}

export interface FacetListState {
  readonly value: Chosen
}

export interface FacetListRootProps extends Omit<PartProps<"fieldset", FacetListState>, "defaultValue"> {
  readonly values: FacetValues
  /** The selected values if the list is controlled. */
  readonly value?: Chosen
  /** The initial values. @default [] */
  readonly defaultValue?: Chosen
  /** Called before the selected values change. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: Chosen, details: ChangeDetails<FacetListReason>) => void
  /** The name under which a form submits each selected value. */
  readonly name?: string
  /** The minimum number of values at which the search box is rendered. @default 10 */
  readonly searchFrom?: number
  /** Renders the decorative mark of a value before its label, for example a colour swatch. @default none */
  readonly renderMark?: (mark: string) => ReactNode
  readonly labels?: FacetListLabels
}

interface FacetList {
  readonly values: FacetValues
  readonly chosen: Chosen
  readonly name: string | undefined
  readonly hasSearch: boolean
  readonly typed: string
  readonly result: Found
  readonly renderMark: ((mark: string) => ReactNode) | undefined
  readonly labels: FacetListLabels
  readonly change: Change<Chosen, FacetListReason>
  readonly search: (typed: string) => void
}

const [FacetListContext, useFacetList] = createPartContext<FacetList>("FacetList")
const NONE: Chosen = []

/**
 * A list of the values of a facet with their numbers of hits, and with a search box when there are at least ten values.
 * A parent is mixed while some of its children are selected; deselecting it deselects them. The checkboxes are native
 * and in a fieldset, so a form submits the selection, even without JavaScript and while a search hides it.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/
 */
export function Root({
  values,
  value,
  defaultValue = NONE,
  onValueChange,
  name,
  searchFrom = SEARCH_FROM,
  renderMark,
  labels = {},
  ...props
}: FacetListRootProps): ReactNode {
  const root = useRef<HTMLFieldSetElement>(null)
  const [typed, search] = useState("")
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)
  useFormReset(root, (event) => {
    search("")
    change(defaultValue, "reset", event)
  })
  useEarlyInput(() => {
    const pressed = findTicks(root.current).filter((box) => box.checked !== chosen.includes(box.value) && !isMixed(box))
    const after = pressed.reduce((previous, box) => toggleFacet(values, previous, box.value), chosen)
    change(after, "early", undefined)
  })

  const hasSearch = values.length >= searchFrom
  const result = searchFacet(values, hasSearch ? typed : "")
  const ownProps = {
    ref: root,
    children: (
      <>
        <Search />
        <Status />
        <Values />
      </>
    ),
  }
  return (
    <FacetListContext value={{ values, chosen, name, hasSearch, typed, result, renderMark, labels, change, search }}>
      {renderPart("fieldset", part("root", { chosen: chosen.length > 0 }), ownProps, props, { value: chosen })}
    </FacetListContext>
  )
}

/** The heading of the list, which contains the name of the facet. */
export function Legend(props: PartProps<"legend">): ReactNode {
  return renderPart("legend", part("legend"), {}, props, {})
}

/** The search box. It is rendered if there are at least `searchFrom` values. */
export function Search(props: PartProps<"input">): ReactNode {
  const { hasSearch, typed, labels, search } = useFacetList()
  const text = useText()
  if (!hasSearch) return null
  const name = text("facetList.search", labels.search)
  const ownProps = {
    type: "search",
    value: typed,
    placeholder: name,
    "aria-label": name,
    autoComplete: "off",
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => search(target.value),
    // The list filters while typing: Enter would submit the surrounding form.
    onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault(),
  }
  return renderPart("input", part("search"), ownProps, props, {})
}

/** The number of matching values, which screen readers announce. */
export function Status(props: PartProps<"p">): ReactNode {
  const { hasSearch, typed, result, labels } = useFacetList()
  const text = useText()
  if (!hasSearch) return null
  const children =
    typed.trim() === "" ? "" : formatMessage(text("facetList.found", labels.found), { count: result.count })
  return renderPart("p", part("status"), { role: "status", children }, props, {})
}

/** The list of values. */
export function Values(props: PartProps<"ul">): ReactNode {
  const { values } = useFacetList()
  const children = values.map((node) => <Value key={node.value} node={node} />)
  return renderPart("ul", part("values"), { children }, props, {})
}

export interface FacetListValueState {
  readonly value: string
}

export interface FacetListValueProps extends PartProps<"li", FacetListValueState> {
  readonly node: FacetValue
}

/** A value with its number of results and its child values. */
export function Value({ node, ...props }: FacetListValueProps): ReactNode {
  const { values, chosen, name: common, result, renderMark, change } = useFacetList()
  const { locale } = useKit()
  const { value, label, lang, mark, count, children: below = [], name = common, isDisabled = false } = node
  const state = getFacetState(node, chosen)
  const ownProps = {
    hidden: !result.shown.has(value),
    children: (
      <>
        {/* A form does not send a mixed checkbox, but its value is selected. */}
        {state === "mixed" && name ? <input type="hidden" name={name} value={value} /> : null}
        <Checkbox.Root
          value={value}
          checked={state}
          onCheckedChange={(_isOn, { reason, event }) => {
            if (reason === "press") change(toggleFacet(values, chosen, value), "value", event)
          }}
          disabled={isDisabled}
          name={name}
        >
          <Checkbox.Input />
          <Checkbox.Text {...part("text")}>
            {mark === undefined ? null : renderMark?.(mark)}
            {lang === undefined ? label : <span lang={lang}>{label}</span>}
            {count === undefined ? null : (
              <>
                {" "}
                <span {...part("count")}>{locale ? count.toLocaleString(locale) : count}</span>
              </>
            )}
          </Checkbox.Text>
        </Checkbox.Root>
        {below.length > 0 ? (
          <ul {...part("values")}>
            {below.map((child) => (
              <Value key={child.value} node={child} />
            ))}
          </ul>
        ) : null}
      </>
    ),
  }
  const states = { checked: state === true, mixed: state === "mixed", empty: count === 0 }
  return renderPart("li", part("value", states), ownProps, props, { value })
}

function findTicks(root: Element | null): readonly HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])]
}

function isMixed(box: HTMLInputElement): boolean {
  return box.hasAttribute("data-mixed")
}
