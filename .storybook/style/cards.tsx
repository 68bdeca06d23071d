import type { ReactNode } from "react"
import { ArticleCard } from "../../packages/blocks/src/articles/article-card.tsx"
import { createCarCard, createCarCardTexts } from "../../packages/blocks/src/stock/car-card.select.ts"
import { CarCard } from "../../packages/blocks/src/stock/car-card.tsx"
import { CarGrid } from "../../packages/blocks/src/stock/car-grid.tsx"
import { stockCars } from "../../packages/blocks/test/stock-cars.ts"
import { createStorySite, renderStory } from "../../packages/blocks/test/story.tsx"
import { Later } from "../../packages/blocks/test/story-later.tsx"
import type { Company, Shown } from "./company.types.ts"
import css from "./style-sheet.module.css"

interface CardsProps {
  readonly company: Company
  readonly site: string
}

const link = (text: string) => ({ value: { href: "#cards", text, linktype: "internal" } })
const image = (value: Shown) => ({ value })

/** Renders rows of cards. The second card in each row is shown in its hover state. */
export function Cards({ company, site }: CardsProps): ReactNode {
  return (
    <div lang="sv" className={css.cardRows}>
      <div className={css.storyCards} data-shows-hover="">
        {company.stories.map(({ picture, ...story }) => (
          <div key={story.title} className={css.storyCard}>
            <ArticleCard
              card={{ id: story.title, path: "#cards", ...story, image: picture }}
              heading="h3"
              showDate
              readMore="Läs mer"
              sizes="30rem"
            />
          </div>
        ))}
      </div>
      <StockCards company={company} site={site} />
      <Later>
        <div className={css.modelCards} data-shows-hover="">
          {company.models.map(({ title, text, link: words, campaign, facts, picture }) => (
            <Block
              key={title}
              name="CarModelCard"
              site={site}
              fields={{
                title: { value: title },
                text: { value: text },
                image: image(picture),
                link: link(words),
                isCampaign: campaign !== undefined,
                ...(campaign ? { campaignLabel: { value: campaign } } : {}),
                facts: facts.map(([label, value]) => ({ label: { value: label }, value: { value } })),
              }}
            />
          ))}
        </div>
      </Later>
      <Later>
        <div className={css.stages} data-shows-hover="">
          {renderStory(
            "StageRow",
            {
              title: { value: company.stagesTitle },
              titleTag: "h3",
              columns: "3",
              stages: company.stages.map(({ title, text, link: words, picture }) => ({
                title: { value: title },
                text: { value: text },
                image: image(picture),
                link: link(words),
              })),
            },
            { site },
          )}
        </div>
      </Later>
    </div>
  )
}

interface BlockProps {
  readonly name: string
  readonly site: string
  readonly fields: object
}

const Block = ({ name, site, fields }: BlockProps): ReactNode => renderStory(name, fields, { site })

function StockCards({ company: { stock }, site: name }: CardsProps): ReactNode {
  const site = createStorySite({ site: name })
  const cars = stockCars("sv")
  const shown = stock.flatMap((index) => cars[index] ?? []).map((car) => createCarCard(car, site))
  return (
    <div className={css.stockCards} data-shows-hover="">
      <CarGrid>
        {shown.map((car) => (
          <li key={car.id}>
            <CarCard car={car} texts={createCarCardTexts(site)} heading="h3" sizes="20rem" />
          </li>
        ))}
      </CarGrid>
    </div>
  )
}
