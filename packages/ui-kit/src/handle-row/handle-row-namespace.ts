export { Content, Handle, Root } from "./handle-row.tsx"
export { Card, List } from "./handle-row-parts.tsx"
