export { Root } from "./dialog.tsx"
export { Close, Content, Description, Title, Trigger } from "./dialog-scope.tsx"
