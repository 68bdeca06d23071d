import type { Story } from "../content/read-story.ts"
import type { StoryCard } from "../generated/stories/story-cards.ts"

/** How a site writes days and serves pictures. */
export interface StoryCardLooks {
  readonly day: (moment: string) => string | null
  /** Addresses of a picture by width, and one for browsers that cannot choose. */
  readonly picture: (src: string) => { readonly src: string; readonly srcSet?: string | undefined }
}

/** A story ready to be drawn, on the server or in a browser. */
export function storyCard({ id, path, title, preamble, date, image }: Story, looks: StoryCardLooks): StoryCard {
  const day = date === undefined ? null : looks.day(date)
  return {
    id,
    path,
    title,
    ...(preamble && { preamble }),
    ...(date !== undefined && day !== null && { date, day }),
    ...(image && { image: pictureOf(image.value, looks) }),
  }
}

function pictureOf(
  image: NonNullable<Story["image"]>["value"],
  looks: StoryCardLooks,
): NonNullable<StoryCard["image"]> {
  const { src, srcSet } = looks.picture(image.src)
  return {
    src,
    ...(srcSet && { srcSet }),
    alt: image.alt ?? "",
    ...(image.width && { width: image.width }),
    ...(image.height && { height: image.height }),
  }
}
