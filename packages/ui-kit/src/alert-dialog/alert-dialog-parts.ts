export { Description, Title, Trigger } from "../dialog/dialog-scope.tsx"
export { Action, Cancel, Content, Root } from "./alert-dialog.tsx"
