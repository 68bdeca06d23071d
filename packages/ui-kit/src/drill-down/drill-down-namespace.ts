export { Root } from "./drill-down.tsx"
export { Back, Branch, Heading, Item, Link, List, Panel, Trigger } from "./drill-down-parts.tsx"
