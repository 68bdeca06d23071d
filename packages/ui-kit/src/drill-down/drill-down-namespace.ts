export { Back, Root } from "./drill-down.tsx"
export { Branch, Heading, Item, Link, List, Panel, Trigger } from "./drill-down-parts.tsx"
