import type { PlacePrediction } from "@forecourt/contracts/search"
import { formatMessage } from "@forecourt/ui-kit/kit-provider"
import { createPlaceRequest, type PageLanguage } from "./place-request.ts"

/** Formats details that distinguish places with the same name, such as a larger town nearby. */
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
