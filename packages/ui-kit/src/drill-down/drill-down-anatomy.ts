import { anatomy } from "../anatomy/anatomy.ts"
import css from "./drill-down.module.css"

export const part = anatomy("drill-down", css)

/**
 * The attributes by which the behaviour finds its elements. A block may use its own part names for the same elements.
 */
export const BRANCH = "data-drill-down-branch"
export const TRIGGER = "data-drill-down-trigger"
export const HEADING = "data-drill-down-heading"
export const BACK = "data-drill-down-back"
