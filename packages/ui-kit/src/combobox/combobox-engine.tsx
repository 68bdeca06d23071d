"use client"

import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { useComboBox } from "react-aria/useComboBox"
import { type AriaListBoxOptions, useListBox, useOption } from "react-aria/useListBox"
import { Item } from "react-stately/Item"
import { type ComboBoxState, useComboBoxState } from "react-stately/useComboBoxState"
import { EngineLocale, type EngineLocaleProps } from "../behaviour/engine-locale.tsx"
import { removePressStyle } from "../behaviour/no-press-style.ts"
import { useAnchored } from "../floating/use-anchored.ts"
import type { ComboboxOption, QueryPhase } from "./combobox-core.ts"
import type { LiveListProps, LiveStore } from "./live-combobox.ts"

export interface ComboboxEngineProps extends Omit<EngineLocaleProps, "children"> {
  readonly store: LiveStore
  readonly input: RefObject<HTMLInputElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly list: RefObject<HTMLUListElement | null>
  readonly name: string
  readonly text: string
  readonly phase: QueryPhase
  readonly options: readonly ComboboxOption[]
  readonly chosen: ComboboxOption | null
  readonly choose: (option: ComboboxOption) => void
}

/** The interactive part of the combobox, loaded when the field is first focused. */
export default function ComboboxEngine({ locale, dir, ...props }: ComboboxEngineProps): ReactNode {
  return (
    <EngineLocale locale={locale} dir={dir}>
      <Behaviour locale={locale} dir={dir} {...props} />
    </EngineLocale>
  )
}

function Behaviour(props: ComboboxEngineProps): ReactNode {
  const { store, input, popup, list, name, text, phase, options, chosen, choose } = props
  const state = useComboBoxState<ComboboxOption>({
    items: options.map((option) => ({ ...option, key: option.value })),
    children: ({ label }) => <Item textValue={label}>{label}</Item>,
    inputValue: text,
    value: chosen?.value ?? null,
    // The typed text stays on blur.
    allowsCustomValue: true,
    // The list opens when the source has returned options.
    menuTrigger: "manual",
    onSelectionChange: (key) => {
      const option = options.find(({ value }) => value === key)
      if (option) choose(option)
    },
  })
  const aria = useComboBox(
    { inputRef: input, popoverRef: WHOLE_PAGE, listBoxRef: list, "aria-label": name, shouldFocusWrap: true },
    state,
  )
  useOpening(state, input, phase, options)

  useLayoutEffect(() => {
    removePressStyle()
    store.set({
      isOpen: state.isOpen && state.collection.size > 0,
      input: {
        ...aria.inputProps,
        onBlur: ({ relatedTarget }: FocusEvent) => {
          if (!popup.current?.contains(relatedTarget)) state.setFocused(false)
        },
      },
      renderAnchored: (children) => (
        <Anchored input={input} popup={popup} list={list}>
          {children}
        </Anchored>
      ),
      renderList: (rest) => (
        <EngineLocale locale={props.locale} dir={props.dir}>
          <List {...rest} state={state} options={options} listBox={{ ...aria.listBoxProps, "aria-label": name }} />
        </EngineLocale>
      ),
    })
  })
  useEffect(() => () => store.set(null), [store])
  return null
}

/**
 * A ref to the whole page, so that React Aria keeps all of it accessible while the list is open. Otherwise, React Aria
 * would hide the label and the button of the field from screen readers.
 */
const WHOLE_PAGE: RefObject<Element | null> = {
  get current() {
    return document.body
  },
}

/**
 * Opens the list when options are found while the field has the focus. The list also opens if React Aria was loaded
 * only after the field was focused.
 */
function useOpening(
  state: ComboBoxState<ComboboxOption>,
  input: RefObject<HTMLInputElement | null>,
  phase: QueryPhase,
  options: readonly ComboboxOption[],
): void {
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    if (document.activeElement === input.current) latest.current.setFocused(true)
  }, [input])
  useEffect(() => {
    if (phase === "ready" && options.length > 0 && document.activeElement === input.current) {
      latest.current.open(null, "input")
    }
  }, [phase, options, input])
}

interface AnchoredProps extends Pick<ComboboxEngineProps, "input" | "popup" | "list"> {
  readonly children: ReactNode
}

function Anchored({ input, popup, list, children }: AnchoredProps): ReactNode {
  const { side, setAnchor, setFloating } = useAnchored({
    name: "combobox",
    isOpen: true,
    side: "bottom",
    // The engine closes the popup.
    onOpenChange: () => {},
  })
  useLayoutEffect(() => {
    const width = input.current?.getBoundingClientRect().width ?? 0
    popup.current?.style.setProperty("--fc-combobox-width", `${width}px`)
    setAnchor(input.current)
    setFloating(popup.current)
  }, [input, popup, setAnchor, setFloating])

  const shown = useRef<Element | null>(null)
  useEffect(() => {
    // The engine marked the option before the list could scroll.
    if (side === null || list.current === shown.current) return
    shown.current = list.current
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" })
  })
  return children
}

interface ListProps extends LiveListProps {
  readonly state: ComboBoxState<ComboboxOption>
  readonly options: readonly ComboboxOption[]
  readonly listBox: AriaListBoxOptions<ComboboxOption>
}

function List({ state, options, listBox, list, attributes, ...rest }: ListProps): ReactNode {
  const { listBoxProps } = useListBox(listBox, state, list)
  return (
    <ul {...listBoxProps} {...attributes} ref={list}>
      {[...state.collection].map(({ key }) => {
        const option = options.find(({ value }) => value === key)
        return option ? <Option key={key} option={option} state={state} {...rest} /> : null
      })}
    </ul>
  )
}

interface OptionProps extends Pick<LiveListProps, "renderOption" | "optionAttributes"> {
  readonly state: ComboBoxState<ComboboxOption>
  readonly option: ComboboxOption
}

function Option({ state, option, renderOption, optionAttributes }: OptionProps): ReactNode {
  const ref = useRef<HTMLLIElement>(null)
  const { optionProps, isFocused, isSelected } = useOption({ key: option.value }, state, ref)
  return (
    <li
      {...optionProps}
      {...optionAttributes({ isActive: isFocused, isChosen: isSelected })}
      ref={ref}
      // An option is named by its content alone.
      aria-labelledby={undefined}
      aria-describedby={undefined}
    >
      {renderOption(option)}
    </li>
  )
}
