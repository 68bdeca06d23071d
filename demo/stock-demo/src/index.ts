export type { DemoPrice } from "./car/price-history.ts"
export { type DemoIndex, demoDealerships, demoIndexes, demoMedia, demoPrices, demoStock } from "./demo-stock.ts"
export { DIRTY_FAULTS, dirtyRows } from "./dirty-rows.ts"
export { SITE_NAMES, type SiteName } from "./market/sites.ts"
