import { anatomy } from "../anatomy/anatomy.ts"
import css from "./handle-row.module.css"

export const part = anatomy("handle-row", css)
