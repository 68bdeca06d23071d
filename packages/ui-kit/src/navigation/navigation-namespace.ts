export { Root } from "./navigation.tsx"
export { Item, Link, List, Panel, Toggle } from "./navigation-parts.tsx"
