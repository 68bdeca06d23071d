// What the islands below look like comes with the page, not with their scripts.
import "@forecourt/ui-kit/css/film.css"
import type { FileField, SiteContext } from "@forecourt/renderer"
import { FilmPlayer } from "../generated/islands.tsx"

interface FilmProps {
  readonly className?: string | undefined
  readonly desktop: FileField | undefined
  /** Takes the place of the other below 768 px. */
  readonly phone: FileField | undefined
  /** The name of the film for visitors who cannot see it. Without a name it is decoration. */
  readonly title?: string | undefined
  readonly hasControls?: boolean
  readonly site: Pick<SiteContext, "text">
}

/** A muted film in two cuts. It lies over its still picture, which is what shows until it plays. */
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
