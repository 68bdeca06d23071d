import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./block-form.module.css"

export const part = anatomy("block-form", css)
