import type { StoryCard } from "@forecourt/contracts/stories/story-cards"
import type { Story } from "../content/read-story.ts"

/** The functions with which a site formats days and serves pictures. */
export interface StoryCardOptions {
  readonly day: (moment: string) => string | null
  /** Returns the addresses of a picture by width, and one for browsers that cannot choose. */
  readonly picture: (src: string) => { readonly src: string; readonly srcSet?: string | undefined }
}

/** A story ready to be rendered, on the server or in a browser. */
export function toStoryCard({ id, path, title, preamble, date, image }: Story, options: StoryCardOptions): StoryCard {
  const day = date === undefined ? null : options.day(date)
  return {
    id,
    path,
    title,
    ...(preamble && { preamble }),
    ...(date !== undefined && day !== null && { date, day }),
    ...(image && { image: toPicture(image.value, options) }),
  }
}

function toPicture(
  image: NonNullable<Story["image"]>["value"],
  options: StoryCardOptions,
): NonNullable<StoryCard["image"]> {
  const { src, srcSet } = options.picture(image.src)
  return {
    src,
    ...(srcSet && { srcSet }),
    alt: image.alt ?? "",
    ...(image.width && { width: image.width }),
    ...(image.height && { height: image.height }),
  }
}
