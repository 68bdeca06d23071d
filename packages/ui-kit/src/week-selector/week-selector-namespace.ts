export { Root } from "./week-selector.tsx"
export { Day, Days, Slot, Status } from "./week-selector-days.tsx"
export { Earlier, Later, Week, Weeks } from "./week-selector-weeks.tsx"
