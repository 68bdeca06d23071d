"use client"

// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.
import { islandDoor } from "@forecourt/renderer/island"

/** Every island on a page is this one, which draws the island it is given the name of. */
export const Island = islandDoor(() => import("./island-list.ts").then(({ findIsland }) => findIsland))
