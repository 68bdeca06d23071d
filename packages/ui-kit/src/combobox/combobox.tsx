"use client"

import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { createStore } from "../behaviour/store.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useDirection } from "../behaviour/use-direction.ts"
import { useEarlyField } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useIsHydrated } from "../behaviour/use-is-hydrated.ts"
import { type FieldControlProps, useFieldControl } from "../field/use-field-control.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"
import css from "./combobox.module.css"
import type { ComboboxOption, QueryEvent, QueryPhase } from "./combobox-core.ts"
import { type LiveCombobox, type LiveStore, useLive } from "./live-combobox.ts"
import { useChosenText } from "./use-chosen-text.ts"
import { useEngine } from "./use-engine.ts"
import { type ComboboxSource, useQuery } from "./use-query.ts"

const part = anatomy("combobox", css)

export interface ComboboxLabels {
  /** The accessible name of the list. Defaults to the message `combobox.list`. */
  readonly list?: string
  /** The text that is displayed while the source is queried. Defaults to the message `combobox.loading`. */
  readonly loading?: string
  /** The text that is displayed when the source finds no options. Defaults to the message `combobox.empty`. */
  readonly empty?: string
  /** The text that is displayed when a query fails. Defaults to the message `combobox.failed`. */
  readonly failed?: string
}

/** The reason for a change. `input` means that the visitor edited the selected option's text. */
export type ComboboxReason = "option" | "input" | "reset"

export interface ComboboxState {
  readonly phase: QueryPhase
  readonly value: ComboboxOption | null
}

export interface ComboboxRootProps extends Omit<PartProps<"div", ComboboxState>, "defaultValue"> {
  /**
   * Finds options for the typed text. Called after the debounce delay, with a signal that is aborted when the result is
   * no longer needed.
   */
  readonly search: ComboboxSource
  /** The selected option if the combobox is controlled, or `null` if no option is selected. */
  readonly value?: ComboboxOption | null
  /** The initial option. @default null */
  readonly defaultValue?: ComboboxOption | null
  /** Called before the selected option changes. Call `details.cancel()` to keep the current option. */
  readonly onValueChange?: (value: ComboboxOption | null, details: ChangeDetails<ComboboxReason>) => void
  /** Called with the text of the field after every change of the text. */
  readonly onTextChange?: (text: string) => void
  /** Called with the error when a query fails. */
  readonly onFailure?: (error: unknown) => void
  /** The debounce delay between typing and a query to the source, in milliseconds. @default 300 */
  readonly debounceMs?: number
  /**
   * The name under which a form submits the selected value. The typed text is submitted under the name of the `Input`.
   */
  readonly name?: string
  readonly labels?: ComboboxLabels
  readonly clock?: Clock
}

interface Combobox {
  readonly state: ComboboxState
  readonly inputId: string
  readonly around: FieldControlProps
  /**
   * The name under which a form submits the typed text before hydration: the name of the enclosing `Field`, or
   * `undefined` if there is none.
   */
  readonly earlyName: string | undefined
  readonly text: string
  readonly store: LiveStore
  readonly input: RefObject<HTMLInputElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly list: RefObject<HTMLUListElement | null>
  readonly note: string
  readonly write: (text: string, event: Event | undefined) => void
  readonly enter: () => void
  readonly leave: () => void
  readonly send: Send<QueryEvent>
  readonly isEmpty: boolean
}

const [ComboboxContext, useCombobox] = createPartContext<Combobox>("Combobox")

/**
 * A text field with suggestions from a source, for example places. Without JavaScript, it is a plain text field whose
 * text is submitted. Typed text is kept on blur; only selecting an option sets a value. The behaviour of the list is
 * loaded on the first focus.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export function Root({
  search,
  value,
  defaultValue = null,
  onValueChange,
  onTextChange,
  onFailure,
  debounceMs,
  name: ownName,
  labels = {},
  clock,
  children,
  ...props
}: ComboboxRootProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const ownId = useId()
  const { id: inputId = `${ownId}input`, name: fieldName, ...around } = useFieldControl()
  const isReady = useIsHydrated()
  // Before hydration, a combobox in a Field submits the typed text, because no option can be selected.
  const earlyName = ownName === undefined && !isReady ? fieldName : undefined
  const name = ownName ?? (isReady ? fieldName : undefined)
  const getText = useText()
  // React Aria is rendered as a sibling of the other parts, not as their parent: loading it later does not remount them.
  const [store] = useState(() => createStore<LiveCombobox | null>(null))
  const { locale = "sv-SE" } = useKit()
  const dir = useDirection(root)
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)
  const [text, setText] = useChosenText(chosen, onTextChange)
  const [query, send] = useQuery({ search, debounceMs, clock, onFailure })
  const [isEntered, setEntered] = useState(false)
  const [Engine, loadEngine] = useEngine()

  useFormReset(root, (event) => {
    setText(chosen?.label ?? "")
    change(defaultValue, "reset", event)
    send({ type: "stop" })
  })

  const { phase, options } = query
  // The value was set by the caller, so the options belong to another text.
  const isForOther = query.query !== "" && query.query !== text.trim()
  useEffect(() => {
    if (isForOther) send({ type: "stop" })
  }, [isForOther, send])

  const state = { phase, value: chosen }
  const isNoted = isEntered && (phase === "loading" || phase === "empty" || phase === "failed")
  const combobox = {
    state,
    inputId,
    around,
    earlyName,
    text,
    store,
    input,
    popup,
    list,
    note: isNoted ? getText(`combobox.${phase}`, labels[phase]) : "",
    write: (to: string, event: Event | undefined) => {
      setText(to)
      if (chosen && to !== chosen.label) change(null, "input", event)
      send({ type: "text", text: to })
    },
    enter: () => {
      setEntered(true)
      loadEngine()
    },
    leave: () => {
      setEntered(false)
      send({ type: "leave" })
    },
    send,
    isEmpty: options.length === 0,
  }
  const engine = {
    store,
    input,
    popup,
    list,
    name: getText("combobox.list", labels.list),
    locale,
    dir,
    text,
    phase,
    options,
    chosen,
    choose: (option: ComboboxOption) => {
      // The text follows the selected option, which the caller may keep.
      setText(chosen?.label ?? text)
      change(option, "option", undefined)
      send({ type: "stop" })
    },
  }
  const ownProps = {
    ref: root,
    children: (
      <>
        {children}
        {name === undefined || around.disabled ? null : <input type="hidden" name={name} value={chosen?.value ?? ""} />}
        <VisuallyHidden role="status">{combobox.note}</VisuallyHidden>
        {Engine ? <Engine {...engine} /> : null}
      </>
    ),
  }
  return (
    <ComboboxContext value={combobox}>
      {renderPart("div", part("root", { phase, chosen: chosen !== null }), ownProps, props, state)}
    </ComboboxContext>
  )
}

/** The label of the field. */
export function Label(props: PartProps<"label", ComboboxState>): ReactNode {
  const { state, inputId } = useCombobox()
  return renderPart("label", part("label"), { htmlFor: inputId }, props, state)
}

/** The text field. A form submits its text if it has a `name`. */
export function Input(props: PartProps<"input", ComboboxState>): ReactNode {
  const { state, inputId, around, earlyName, text, store, input, popup, note, ...combobox } = useCombobox()
  const { write, enter, leave, send, isEmpty } = combobox
  const live = useLive(store)
  const ownProps = {
    autoComplete: "off",
    ...live?.input,
    "aria-label": undefined,
    "aria-labelledby": undefined,
    "aria-describedby": undefined,
    ...around,
    ...(earlyName !== undefined && { name: earlyName }),
    ref: input,
    id: inputId,
    type: "text",
    value: text,
    onChange: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => write(currentTarget.value, nativeEvent),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      enter()
      live?.input.onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // The focus may be on an option, inside the popup.
      if (!popup.current?.contains(event.relatedTarget)) leave()
      live?.input.onBlur?.(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // The options of a pending query are not shown after Escape.
      if (event.key === "Escape" && (note || state.phase === "waiting")) send({ type: "stop" })
      else if (isEmpty && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
        event.preventDefault()
        send({ type: "ask", text })
      } else live?.input.onKeyDown?.(event)
    },
  }
  // Text that the visitor typed before hydration is kept, and the source is queried for it.
  useEarlyField(input, (node) => {
    if (node.value !== text) write(node.value, undefined)
    if (node === document.activeElement) enter()
  })
  useRequiredChoice(input, around.required === true && text !== "" && state.value === null)
  return renderPart("input", part("input", { open: live?.isOpen }), ownProps, props, state)
}

export interface ComboboxPopupProps extends Omit<PartProps<"div", ComboboxState>, "children"> {
  /** Renders the content of an option. @default its label and its second line */
  readonly children?: (option: ComboboxOption) => ReactNode
  /** The text above the options, for example an explanation why the options do not match the typed text. */
  readonly header?: ReactNode
  /** The text below the options, for example the name of their provider. */
  readonly footer?: ReactNode
}

/** The popup with the options, or with a message if there are none. */
export function Popup({ children, header, footer, ...props }: ComboboxPopupProps): ReactNode {
  const { state, store, popup, list, note } = useCombobox()
  const live = useLive(store)
  if (!live || !(live.isOpen || note)) return null

  const content = live.isOpen
    ? live.renderList({
        list,
        attributes: part("list"),
        optionAttributes: ({ isActive, isChosen }) => part("option", { active: isActive, chosen: isChosen }),
        renderOption: (option) => (
          <>
            <span {...part("option-label")}>{children ? children(option) : option.label}</span>{" "}
            {option.hint ? <span {...part("option-hint")}>{option.hint}</span> : null}
          </>
        ),
      })
    : // The live region next to the field announces it.
      renderPart("p", part("note"), { "aria-hidden": true, children: note }, {}, {})
  const ownProps = {
    ref: popup,
    popover: "manual",
    // A press between the options leaves the focus in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    children: live.isOpen ? (
      <>
        {header ? <p {...part("header")}>{header}</p> : null}
        {content}
        {footer ? <p {...part("footer")}>{footer}</p> : null}
      </>
    ) : (
      content
    ),
  }
  return live.renderAnchored(renderPart("div", part("popup"), ownProps, props, state))
}

/** Marks a required field as invalid until the visitor selects an option. Typed text alone does not set a value. */
function useRequiredChoice(input: RefObject<HTMLInputElement | null>, isMissing: boolean): void {
  const getText = useText()
  const message = isMissing ? getText("field.choose", undefined) : ""
  useLayoutEffect(() => {
    if (input.current instanceof HTMLInputElement) input.current.setCustomValidity(message)
  }, [input, message])
}
