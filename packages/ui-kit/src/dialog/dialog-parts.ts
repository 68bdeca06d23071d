export { Close, Content, Root, Title, Trigger } from "./dialog.tsx"
