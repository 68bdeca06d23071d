// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/video-facade.css"
import { type BlockProps, RichText, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { YoutubeFilm } from "../generated/islands.tsx"
import type { YoutubeVideo as Fields } from "../generated/youtube-video.ts"
import { ArtDirectedImage } from "../media/art-directed-image.tsx"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import css from "./youtube-video.module.css"

const part = anatomy("youtube-video", section, { text: prose.prose }, css)
const SIZES: Readonly<Record<Fields["width"], string>> = {
  Content: "(min-width: 1280px) 1180px, 100vw",
  Wide: "(min-width: 1500px) 1440px, 100vw",
}

export function YoutubeVideo({ fields, site }: BlockProps<Fields>) {
  const { title, youtubeId, width } = fields

  return (
    <section {...part("root")} data-embed="youtube">
      <div {...part("content", { width })}>
        <div {...part("words")}>
          <Text {...part("title")} as={fields.titleTag} field={title} />
          <RichText {...part("text")} field={fields.text} />
        </div>
        <YoutubeFilm
          className={css.film}
          videoId={youtubeId}
          title={title.value}
          hasControls={fields.hasControlBar}
          // Nothing starts automatically while an editor works.
          autoplays={fields.hasAutoplay && site.mode !== "editing"}
          labels={{ play: site.text("video.play"), pause: site.text("video.pause"), allow: site.text("video.allow") }}
          note={site.text("video.consent")}
        >
          <ArtDirectedImage
            {...part("image")}
            desktop={fields.imageDesktop}
            phone={fields.imagePhone}
            site={site}
            sizes={SIZES[width]}
          />
          <noscript>
            <a {...part("watch")} href={`https://www.youtube.com/watch?v=${youtubeId}`}>
              {site.text("video.play")}
            </a>
          </noscript>
        </YoutubeFilm>
      </div>
    </section>
  )
}
