export { Root } from "./dialog.tsx"
export { Close, Content, Title, Trigger } from "./dialog-scope.tsx"
