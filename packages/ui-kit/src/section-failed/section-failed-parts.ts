export { Boundary } from "./section-boundary.tsx"
export { Reload, Root, Text, Title } from "./section-failed.tsx"
