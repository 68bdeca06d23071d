"use client"

import {
  type FormEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { requestChange } from "../behaviour/request-change.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./search-field.module.css"
import { readTarget } from "./search-field-core.ts"

const part = anatomy("search-field", css)

export interface SearchFieldLabels {
  /** The accessible name of the field. Defaults to the message `search.label`. */
  readonly field?: string
  /** The accessible name of the button that clears the field. Defaults to the message `search.clear`. */
  readonly clear?: string
  /** The accessible name of the button that searches. Defaults to the message `search.submit`. */
  readonly submit?: string
}

export type SearchFieldReason = "input" | "clear-button" | "escape"

export interface SearchFieldState {
  /** True when the field contains text. */
  readonly isFilled: boolean
}

export interface SearchFieldRootProps extends Omit<PartProps<"form", SearchFieldState>, "action"> {
  /** The URL of the search results page. Its query parameters are submitted together with the search term. */
  readonly action: string
  /** The name of the query parameter for the search term. @default "keyphrase" */
  readonly name?: string
  readonly defaultValue?: string
  readonly labels?: SearchFieldLabels
  /**
   * Called when the text changes. Since the field is uncontrolled, `details.cancel()` has an effect only if the field
   * is being cleared.
   */
  readonly onValueChange?: (value: string, details: ChangeDetails<SearchFieldReason>) => void
  /** Called before the browser navigates to the results page. Call `details.cancel()` to prevent the navigation. */
  readonly onSearch?: (term: string, details: ChangeDetails<"submit">) => void
}

interface SearchField {
  readonly name: string
  readonly defaultValue: string
  readonly labels: SearchFieldLabels
  readonly state: SearchFieldState
  readonly input: RefObject<HTMLInputElement | null>
  readonly changed: (reason: SearchFieldReason, event: Event) => void
  readonly clear: (reason: SearchFieldReason, event: Event) => void
}

const [SearchFieldContext, useSearchField] = createPartContext<SearchField>("SearchField")

/**
 * A search form with a button that clears the field. The form is native and uncontrolled, so it works before hydration
 * and keeps text that is typed before hydration.
 */
export function Root({
  action,
  name = "keyphrase",
  defaultValue = "",
  labels = {},
  onValueChange,
  onSearch,
  children,
  ...props
}: SearchFieldRootProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [isFilled, setFilled] = useState(defaultValue !== "")
  const target = readTarget(action, name)

  useEffect(() => setFilled(Boolean(input.current?.value)), [])

  function reportChange(reason: SearchFieldReason, event: Event) {
    const value = input.current?.value ?? ""
    setFilled(value !== "")
    onValueChange?.(value, { reason, event, cancel: () => {} })
  }

  function handleClear(reason: SearchFieldReason, event: Event) {
    if (!requestChange(onValueChange, "", reason, event) || !input.current) return
    input.current.value = ""
    setFilled(false)
    input.current.focus()
  }

  function handleSubmit(event: FormEvent) {
    const term = input.current?.value.trim() ?? ""
    onSearch?.(term, { reason: "submit", event: event.nativeEvent, cancel: () => event.preventDefault() })
  }

  const state = { isFilled }
  const ownProps = {
    role: "search",
    method: "get",
    action: target.action,
    onSubmit: handleSubmit,
    children: (
      <Fragment>
        {target.fields.map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
        {children}
      </Fragment>
    ),
  }
  return (
    <SearchFieldContext value={{ name, defaultValue, labels, state, input, changed: reportChange, clear: handleClear }}>
      {renderPart("form", part("root", { filled: isFilled }), ownProps, props, state)}
    </SearchFieldContext>
  )
}

/** The text input, without a placeholder by default. */
export function Input(props: PartProps<"input", SearchFieldState>): ReactNode {
  const { name, defaultValue, labels, state, input, changed, clear } = useSearchField()
  const text = useText()
  const ownProps = {
    ref: input,
    type: "search",
    name,
    defaultValue,
    placeholder: " ",
    enterKeyHint: "search",
    autoComplete: "off",
    "aria-label": text("search.label", labels.field),
    onInput: (event: FormEvent) => changed("input", event.nativeEvent),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !input.current?.value) return
      event.preventDefault()
      clear("escape", event.nativeEvent)
    },
  }
  return renderPart("input", part("input", { filled: state.isFilled }), ownProps, props, state)
}

/** The button that clears and focuses the field. It is hidden while the field is empty. */
export function Clear(props: PartProps<"button", SearchFieldState>): ReactNode {
  const { labels, state, clear } = useSearchField()
  const text = useText()
  const ownProps = {
    type: "reset",
    "aria-label": text("search.clear", labels.clear),
    onClick: (event: { nativeEvent: Event; preventDefault: () => void }) => {
      event.preventDefault()
      clear("clear-button", event.nativeEvent)
    },
  }
  return renderPart("button", part("clear", { filled: state.isFilled }), ownProps, props, state)
}

/** The button that submits the search. */
export function Submit({ children, ...props }: PartProps<"button", SearchFieldState>): ReactNode {
  const { labels, state } = useSearchField()
  const text = useText()
  const name = text("search.submit", labels.submit)
  const ownProps = { type: "submit", "aria-label": name, title: name, children: children ?? name }
  return renderPart("button", part("submit"), ownProps, props, state)
}
