export type {
  CheckboxGroupItemProps,
  CheckboxGroupLabels,
  CheckboxGroupReason,
  CheckboxGroupRootProps,
  CheckboxGroupState,
} from "./checkbox-group.tsx"
export * as CheckboxGroup from "./checkbox-group.tsx"
