import { button, card, cover, carModelCard as css } from "#blocks"
import type { Target } from "./anchor.tsx"
import { type Photo, Picture } from "./picture.tsx"

export interface CarModelCardProps {
  readonly title: string
  readonly text?: string
  readonly image: Photo
  readonly link: Target
  readonly isCampaign: boolean
  readonly campaignLabel?: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

export function CarModelCard({ title, text, image, link, isCampaign, campaignLabel, facts }: CarModelCardProps) {
  return (
    <article className={`${card.root} ${css.root}`} data-scope="car-model-card" data-part="root">
      <div className={card.picture} data-scope="car-model-card" data-part="picture">
        <Picture
          className={`${card.image} ${css.image}`}
          scope="car-model-card"
          part="image"
          photo={image}
          sizes="(min-width: 1280px) 410px, (min-width: 768px) 50vw, 100vw"
        />
      </div>
      {isCampaign ? (
        <p className={css.campaign} data-scope="car-model-card" data-part="campaign">
          {campaignLabel}
        </p>
      ) : null}
      <div className={css.body} data-scope="car-model-card" data-part="body">
        <h3 className={css.title} data-scope="car-model-card" data-part="title">
          {title}
        </h3>
        {text ? (
          <p className={css.text} data-scope="car-model-card" data-part="text">
            {text}
          </p>
        ) : null}
        <dl className={css.facts} data-scope="car-model-card" data-part="facts">
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact} data-scope="car-model-card" data-part="fact">
              <dt className={css.label} data-scope="car-model-card" data-part="label">
                {label}
              </dt>
              <dd className={css.value} data-scope="car-model-card" data-part="value">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <a
          className={`${cover.link} ${css.link} ${button.arrow}`}
          data-scope="car-model-card"
          data-part="link"
          data-cover=""
          href={link.href}
        >
          {link.text}
        </a>
      </div>
    </article>
  )
}
