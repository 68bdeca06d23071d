import { button, heroBanner as css, HeroSearch } from "#blocks"
import type { Target } from "./anchor.tsx"
import { type Photo, TwoPictures } from "./picture.tsx"

export interface HeroBannerProps {
  readonly title: string
  readonly titleTag: "h1" | "h2"
  readonly text?: string
  readonly link?: Target
  readonly buttonType: keyof typeof STYLES
  readonly image: Photo
  readonly imagePhone?: Photo
  readonly contentPlacement: string
  readonly centerContent: boolean
  readonly textColor: string
  readonly variant: string
  readonly hasMarginTop: boolean
  readonly heroBannerSearchUrl?: Target
  readonly searchBarPlaceholderText?: string
  readonly searchBarPlaceholderTextDesktop?: string
}

const STYLES = {
  Primary: button.primary,
  Secondary: button.secondary,
  Ghost: button.ghost,
  "Ghost Contrast": button.ghostContrast,
}

const SEARCH_LABELS = {
  field: "Sök bland våra bilar",
  clear: "Rensa sökfältet",
  submit: "Sök",
  suggestions: "Förslag",
  lastSearches: "Dina senaste sökningar",
  forget: "Glöm mina sökningar",
}

export function HeroBanner({ titleTag: Title, link, heroBannerSearchUrl: search, ...hero }: HeroBannerProps) {
  return (
    <section
      className={css.root}
      data-scope="hero-banner"
      data-part="root"
      data-theme={hero.textColor === "White" ? "dark" : "light"}
      data-variant={hero.variant}
      data-placement={hero.contentPlacement}
      data-centred={hero.centerContent ? "" : undefined}
      data-margin={hero.hasMarginTop ? "" : undefined}
    >
      <div className={css.media} data-scope="hero-banner" data-part="media">
        <TwoPictures
          className={css.image}
          scope="hero-banner"
          part="image"
          photo={hero.image}
          phone={hero.imagePhone}
          sizes={hero.centerContent ? "100vw" : "(min-width: 1024px) max(60vw, 130vh), 100vw"}
          priority={Title === "h1"}
        />
      </div>
      <div className={css.content} data-scope="hero-banner" data-part="content">
        <Title className={css.title} data-scope="hero-banner" data-part="title">
          {hero.title}
        </Title>
        {hero.text ? (
          <p className={css.text} data-scope="hero-banner" data-part="text">
            {hero.text}
          </p>
        ) : null}
        {search ? (
          <HeroSearch action={search.href} language="sv" stockLanguage="sv" labels={SEARCH_LABELS}>
            <span className={css.hint} data-scope="hero-banner" data-part="hint" aria-hidden="true" data-on="phone">
              {hero.searchBarPlaceholderText}
            </span>
            <span className={css.hint} data-scope="hero-banner" data-part="hint" aria-hidden="true" data-on="desktop">
              {hero.searchBarPlaceholderTextDesktop}
            </span>
          </HeroSearch>
        ) : null}
        {link ? (
          <a
            data-scope="hero-banner"
            data-part="link"
            className={search ? button.arrow : STYLES[hero.buttonType]}
            href={link.href}
          >
            {link.text}
          </a>
        ) : null}
      </div>
    </section>
  )
}
