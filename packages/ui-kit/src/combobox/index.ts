export type {
  ComboboxLabels,
  ComboboxPopupProps,
  ComboboxReason,
  ComboboxRootProps,
  ComboboxState,
} from "./combobox.tsx"
export * as Combobox from "./combobox.tsx"
export type { ComboboxOption } from "./combobox-core.ts"
export type { ComboboxSource } from "./use-query.ts"
