import { anatomy } from "../anatomy/anatomy.ts"
import css from "./drill-down.module.css"

export const part = anatomy("drill-down", css)

/**
 * The attribute that identifies a branch. It is used instead of `data-part`, because other components may set a
 * different `data-part`.
 */
export const BRANCH = "data-drill-down-branch"
export const TRIGGER = "data-drill-down-trigger"
export const HEADING = "data-drill-down-heading"
export const BACK = "data-drill-down-back"
