"use client"

import { type InputHTMLAttributes, type ReactNode, type RefObject, useSyncExternalStore } from "react"
import type { PartAttributes } from "../anatomy/anatomy.ts"
import type { Store } from "../behaviour/store.ts"
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

export type LiveStore = Store<LiveCombobox | null>

export function useLive(store: LiveStore): LiveCombobox | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}
