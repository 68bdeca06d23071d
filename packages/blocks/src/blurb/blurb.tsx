// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/video-facade.css"
import { type BlockProps, Link, RichText, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Blurb as Fields } from "../generated/blurb.ts"
import { YoutubeFilm } from "../generated/islands.tsx"
import { ArtDirectedImage } from "../media/art-directed-image.tsx"
import { Film } from "../media/film.tsx"
import { isPageOpening } from "../outline/opens-page.ts"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./blurb.module.css"
import { type BlurbMedia, getBlurbMedia, hasText } from "./blurb.rules.ts"

const part = anatomy("blurb", section, { "rich-text": prose.prose, link: button.arrow }, css)

const COLUMNS = { "data-columns": "" }
const REVERSE = { "data-reverse": "" }
/** The attribute by which the site's content security policy allows an embedded YouTube player. */
const YOUTUBE = { "data-embed": "youtube" }
const ANIMATED = { "data-animated": "" }

export function Blurb({ fields, site }: BlockProps<Fields>) {
  const media = getBlurbMedia(fields)
  const isWordy = hasText(fields)
  if (media === "none" && !isWordy) return null

  return (
    <section
      {...part("root")}
      {...SURFACES[fields.backgroundColor]}
      {...(media !== "none" && isWordy && COLUMNS)}
      {...(fields.reverse && REVERSE)}
    >
      <div {...part("content")}>
        {media === "none" ? null : (
          <div {...part("media")} {...(fields.useMediaAnimations && ANIMATED)} {...(media === "youtube" && YOUTUBE)}>
            <Media media={media} fields={fields} site={site} />
          </div>
        )}
        {isWordy ? (
          <div {...part("words")} {...(fields.useTextAnimations && ANIMATED)}>
            <Text {...part("title")} as={fields.titleTag} field={fields.title} />
            <RichText {...part("rich-text")} field={fields.richText} />
            <Link {...part("link")} field={fields.link} newWindowText={site.text("link.newWindow")} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

interface MediaProps extends Pick<BlockProps<Fields>, "fields" | "site"> {
  readonly media: BlurbMedia
}

function Media({ media, fields, site }: MediaProps) {
  const { imageDesktop, imagePhone, youtubeId = "", hasControlBar } = fields
  const title = fields.title?.value ?? ""
  const picture = (
    <ArtDirectedImage
      {...part("image")}
      desktop={imageDesktop}
      phone={imagePhone}
      site={site}
      sizes="(min-width: 1280px) 720px, (min-width: 1024px) 56vw, 100vw"
      priority={isPageOpening(fields)}
    />
  )

  switch (media) {
    case "film":
      return (
        <>
          {picture}
          <Film
            className={css.film}
            desktop={fields.videoDesktop}
            phone={fields.videoPhone}
            title={title}
            hasControls={hasControlBar}
            site={site}
          />
        </>
      )
    case "youtube":
      return (
        <YoutubeFilm
          videoId={youtubeId}
          title={title}
          hasControls={hasControlBar}
          // Spec 1 §9. Nothing starts automatically in the page editor.
          autoplays={site.mode !== "editing"}
          labels={{ play: site.text("video.play"), pause: site.text("video.pause"), allow: site.text("video.allow") }}
          note={site.text("video.consent")}
        >
          {picture}
          <noscript>
            <a {...part("watch")} href={`https://www.youtube.com/watch?v=${youtubeId}`}>
              {site.text("video.play")}
            </a>
          </noscript>
        </YoutubeFilm>
      )
    default:
      return picture
  }
}
