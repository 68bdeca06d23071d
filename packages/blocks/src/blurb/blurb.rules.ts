import type { FileField } from "@forecourt/renderer"
import type { Blurb } from "../generated/blurb.ts"

/** What stands beside the text. */
export type BlurbMedia =
  | { readonly kind: "film"; readonly film: FileField; readonly phone: FileField | undefined }
  | { readonly kind: "youtube"; readonly id: string }
  | { readonly kind: "picture" }
  | { readonly kind: "none" }

/** A film goes before a YouTube video, and that before a picture; the picture is then the film's still. Spec 1 §3. */
export function blurbMedia({ videoDesktop, videoPhone, youtubeId, imageDesktop, imagePhone }: Blurb): BlurbMedia {
  const film = videoDesktop?.value.src ? videoDesktop : videoPhone
  if (film?.value.src) return { kind: "film", film, phone: videoPhone }
  if (youtubeId) return { kind: "youtube", id: youtubeId }
  return imageDesktop?.value.src || imagePhone?.value.src ? { kind: "picture" } : { kind: "none" }
}

/** Whether there are words beside the media. */
export function hasWords({ title, richText, link }: Blurb): boolean {
  return Boolean(title?.value || richText?.value || link?.value.href)
}
