export { Root } from "./week-selector.tsx"
export { All, Day, Days, Slot, Status } from "./week-selector-days.tsx"
export { Earlier, Later, Week, Weeks } from "./week-selector-weeks.tsx"
