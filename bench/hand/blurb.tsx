import { button, blurb as css, prose, section } from "#blocks"
import type { Target } from "./anchor.tsx"
import { type Photo, TwoPictures } from "./picture.tsx"

export interface BlurbProps {
  readonly title: string
  readonly titleTag: "h2" | "h3"
  readonly richText: string
  readonly link: Target
  readonly reverse: boolean
  readonly backgroundColor: keyof typeof SURFACES
  readonly useTextAnimations: boolean
  readonly useMediaAnimations: boolean
  readonly imageDesktop: Photo
  readonly imagePhone?: Photo
}

const SURFACES = {
  None: undefined,
  BackgroundColor1: "surface-1",
  BackgroundColor2: "surface-2",
  BackgroundColor3: "surface-3",
}

export function Blurb({ titleTag: Title, ...blurb }: BlurbProps) {
  return (
    <section
      className={`${section.root} ${css.root}`}
      data-scope="blurb"
      data-part="root"
      data-theme={SURFACES[blurb.backgroundColor]}
      data-columns=""
      data-reverse={blurb.reverse ? "" : undefined}
    >
      <div className={`${section.content} ${css.content}`} data-scope="blurb" data-part="content">
        <div
          className={css.media}
          data-scope="blurb"
          data-part="media"
          data-animated={blurb.useMediaAnimations ? "" : undefined}
        >
          <TwoPictures
            className={css.image}
            scope="blurb"
            part="image"
            photo={blurb.imageDesktop}
            phone={blurb.imagePhone}
            sizes="(min-width: 1280px) 720px, (min-width: 1024px) 56vw, 100vw"
          />
        </div>
        <div
          className={`${section.words} ${css.words}`}
          data-scope="blurb"
          data-part="words"
          data-animated={blurb.useTextAnimations ? "" : undefined}
        >
          <Title className={`${section.title} ${css.title}`} data-scope="blurb" data-part="title">
            {blurb.title}
          </Title>
          <div
            className={prose.prose}
            data-scope="blurb"
            data-part="rich-text"
            dangerouslySetInnerHTML={{ __html: blurb.richText }}
          />
          <a className={button.arrow} data-scope="blurb" data-part="link" href={blurb.link.href}>
            {blurb.link.text}
          </a>
        </div>
      </div>
    </section>
  )
}
