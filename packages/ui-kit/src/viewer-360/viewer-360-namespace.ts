export { Picture, Root, Toggle } from "./viewer-360.tsx"
