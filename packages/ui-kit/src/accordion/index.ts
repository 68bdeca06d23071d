export type { AccordionHeadingProps, AccordionItemProps } from "./accordion.tsx"
export * as Accordion from "./accordion.tsx"
