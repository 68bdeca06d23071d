import type { PlacePrediction } from "@forecourt/contracts/search"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { createPlaceRequest, type PageLanguage } from "./place-request.ts"

/**
 * Formats what distinguishes a place from others of its name: its name in the language of the page, a larger town near
 * it, and its country unless it is that of the site.
 */
export function formatPlaceHint(
  { translation, near, country }: PlacePrediction,
  page: PageLanguage,
  nearText: string,
): string {
  const isForeign = country !== createPlaceRequest("", page).country
  const parts = [
    translation,
    near && formatMessage(nearText, { place: near }),
    isForeign && new Intl.DisplayNames(page.language, { type: "region" }).of(country),
  ]
  return parts.filter(Boolean).join(", ")
}
