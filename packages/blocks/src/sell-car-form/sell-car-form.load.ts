import type { Load } from "@forecourt/renderer"
import { getPostedOutcome } from "../forms/posted-outcome.ts"
import type { SellCarForm } from "../generated/sell-car-form.ts"

/** Returns the outcome of a form that was submitted without JavaScript. */
export const load: Load<SellCarForm, unknown> = async ({ page }) => getPostedOutcome(page)
