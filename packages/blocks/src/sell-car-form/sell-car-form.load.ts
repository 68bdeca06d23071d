import type { Load } from "@forecourt/renderer"
import { getPostedOutcome } from "../forms/posted-outcome.ts"
import type { SellCarForm } from "../generated/sell-car-form.ts"

/** What became of a form that was sent without a script. */
export const load: Load<SellCarForm, unknown> = async ({ page }) => getPostedOutcome(page)
