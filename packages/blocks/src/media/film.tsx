// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/film.css"
import type { FileField, SiteContext } from "@forecourt/renderer"
import { FilmPlayer } from "../generated/islands.tsx"

interface FilmProps {
  readonly className?: string | undefined
  readonly desktop: FileField | undefined
  /** The video for windows narrower than 768 px. */
  readonly phone: FileField | undefined
  /** The name of the video for screen readers. A video without a name is decorative. */
  readonly title?: string | undefined
  readonly hasControls?: boolean
  readonly site: Pick<SiteContext, "text">
}

export function Film({ className, desktop, phone, title, hasControls = false, site }: FilmProps) {
  const film = desktop?.value.src ? desktop.value : phone?.value
  if (!film?.src) return null

  const cut = phone?.value
  return (
    <FilmPlayer
      className={className}
      title={title}
      hasControls={hasControls}
      play={site.text("video.play")}
      pause={site.text("video.pause")}
    >
      {cut?.src && cut !== film ? <source media="(max-width: 767.98px)" src={cut.src} type={cut.mimeType} /> : null}
      <source src={film.src} type={film.mimeType} />
    </FilmPlayer>
  )
}
