import { anatomy } from "../anatomy/anatomy.ts"
import css from "./drill-down.module.css"

export const part = anatomy("drill-down", css)

/** Marks that the behaviour looks for; a block may give the same nodes names of its own. */
export const BRANCH = "data-drill-down-branch"
export const TRIGGER = "data-drill-down-trigger"
export const HEADING = "data-drill-down-heading"
export const BACK = "data-drill-down-back"
