import { isRendered } from "@forecourt/renderer"
import type { Blurb } from "../generated/blurb.ts"

export type BlurbMedia = "film" | "youtube" | "picture" | "none"

/**
 * Returns the kind of media to show: a video file if there is one, otherwise a YouTube video, otherwise a picture,
 * otherwise none. A video file uses the picture as its poster. Spec 1 §3.
 */
export function getBlurbMedia({ videoDesktop, videoPhone, youtubeId, imageDesktop, imagePhone }: Blurb): BlurbMedia {
  if (videoDesktop?.value.src || videoPhone?.value.src) return "film"
  if (youtubeId) return "youtube"
  return isRendered(imageDesktop) || isRendered(imagePhone) ? "picture" : "none"
}

export function hasText({ title, richText, link }: Blurb): boolean {
  return isRendered(title) || isRendered(richText) || isRendered(link)
}
