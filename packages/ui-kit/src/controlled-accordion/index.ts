export type {
  ControlledAccordionHeadingProps,
  ControlledAccordionItemProps,
  ControlledAccordionReason,
  ControlledAccordionRootProps,
  ControlledAccordionState,
} from "./controlled-accordion.tsx"
export * as ControlledAccordion from "./controlled-accordion.tsx"
