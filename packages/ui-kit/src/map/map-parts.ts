export { Root } from "./map.tsx"
export { Retry, Status, ZoomIn, ZoomOut } from "./map-controls.tsx"
export { Item, List, Show } from "./map-list.tsx"
export { View } from "./map-view.tsx"
