import { anatomy } from "../anatomy/anatomy.ts"
import css from "./drill-down.module.css"

export const part = anatomy("drill-down", css)

/**
 * The attribute by which the behaviour finds the branches. A block may use different part names for the same elements.
 */
export const BRANCH = "data-drill-down-branch"
export const TRIGGER = "data-drill-down-trigger"
export const HEADING = "data-drill-down-heading"
export const BACK = "data-drill-down-back"
