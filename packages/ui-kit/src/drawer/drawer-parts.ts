export { Close, Title, Trigger } from "../dialog/dialog.tsx"
export { Content, Root } from "./drawer.tsx"
