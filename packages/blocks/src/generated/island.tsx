"use client"

// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.
import { createIslandLoader } from "@forecourt/renderer/island"

/** Renders an island by its name. Every island on a page uses this component. */
export const Island = createIslandLoader(() => import("./island-list.ts").then(({ findIsland }) => findIsland), {
  HeroSearch: () => import("../hero-banner/hero-search.client.tsx"),
  StoriesBrowser: () => import("../stories-list/stories-browser.client.tsx"),
  TyreHotelFlow: () => import("../tyre-hotel/tyre-hotel-flow.client.tsx"),
})
