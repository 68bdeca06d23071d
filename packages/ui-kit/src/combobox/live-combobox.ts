"use client"

import { type InputHTMLAttributes, type ReactNode, type RefObject, useState, useSyncExternalStore } from "react"
import type { PartAttributes } from "../anatomy/anatomy.ts"
import type { ComboboxOption } from "./combobox-core.ts"

export interface LiveCombobox {
  readonly isOpen: boolean
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly renderAnchored: (popup: ReactNode) => ReactNode
  readonly renderList: (props: LiveListProps) => ReactNode
}

export interface LiveListProps {
  readonly list: RefObject<HTMLUListElement | null>
  readonly attributes: PartAttributes
  readonly renderOption: (option: ComboboxOption) => ReactNode
  readonly optionAttributes: (states: OptionStates) => PartAttributes
}

export interface OptionStates {
  readonly isActive: boolean
  readonly isChosen: boolean
}

export interface LiveStore {
  readonly get: () => LiveCombobox | null
  readonly set: (live: LiveCombobox | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a store that passes the output of React Aria to the other parts of the combobox. React Aria is rendered as
 * their sibling instead of as their parent, so that loading it later does not remount them.
 */
export function useLiveStore(): LiveStore {
  const [store] = useState(createStore)
  return store
}

export function useLive(store: LiveStore): LiveCombobox | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}

function createStore(): LiveStore {
  const listeners = new Set<() => void>()
  let live: LiveCombobox | null = null
  return {
    get: () => live,
    set: (next) => {
      live = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
