export { Close, Title, Trigger } from "../dialog/dialog-scope.tsx"
export { Content, Root } from "./drawer.tsx"
