import type { Load } from "@forecourt/renderer"
import { getPostedOutcome, type PostedOutcome } from "../forms/posted-outcome.ts"
import type { SellCarForm } from "../generated/sell-car-form.ts"

export const load: Load<SellCarForm, unknown, PostedOutcome | undefined> = async ({ page }) => getPostedOutcome(page)
