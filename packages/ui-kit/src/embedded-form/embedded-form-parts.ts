export { Allow, Frame, Gate, Retry, Root, Status } from "./embedded-form.tsx"
