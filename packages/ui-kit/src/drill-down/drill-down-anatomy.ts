import { anatomy } from "../anatomy/anatomy.ts"
import css from "./drill-down.module.css"

export const part = anatomy("drill-down", css)

/** The attribute of a branch, since other components may set a different `data-part`. */
export const BRANCH = "data-drill-down-branch"
export const TRIGGER = "data-drill-down-trigger"
export const HEADING = "data-drill-down-heading"
export const BACK = "data-drill-down-back"
