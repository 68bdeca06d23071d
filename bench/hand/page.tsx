import { Blurb, type BlurbProps } from "./blurb.tsx"
import { CarModelCard, type CarModelCardProps } from "./car-model-card.tsx"
import { Footer, type FooterProps } from "./footer.tsx"
import { HeroBanner, type HeroBannerProps } from "./hero-banner.tsx"
import { Navigation, type NavigationProps } from "./navigation.tsx"

export interface HandPageProps {
  readonly navigation: NavigationProps
  readonly heroes: readonly HeroBannerProps[]
  readonly blurbs: readonly BlurbProps[]
  readonly cards: readonly CarModelCardProps[]
  readonly footer: FooterProps
}

export function HandPage({ navigation, heroes, blurbs, cards, footer }: HandPageProps) {
  return (
    <>
      <Navigation {...navigation} />
      <main>
        {heroes.map((hero) => (
          <HeroBanner key={hero.title} {...hero} />
        ))}
        {blurbs.map((blurb) => (
          <Blurb key={blurb.title} {...blurb} />
        ))}
        {cards.map((card) => (
          <CarModelCard key={card.title} {...card} />
        ))}
      </main>
      <Footer {...footer} />
    </>
  )
}
