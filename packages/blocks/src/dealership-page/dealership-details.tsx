import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { BackLink, CarsRow, DealershipMap, OpenNow } from "../generated/islands.tsx"
import { createCarCard, createCarCardTexts } from "../stock/car-card.select.ts"
import { CarCard } from "../stock/car-card.tsx"
import type { DealershipPageView } from "../stock/dealership/dealership.types.ts"
import { DealershipContact } from "../stock/dealership/dealership-contact.tsx"
import { createMapLabels } from "../stock/dealership/map-labels.ts"
import { createOpenNow } from "../stock/dealership/open-now.texts.ts"
import wide from "../stock/window-wide.module.css"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import css from "./dealership-page.module.css"
import { DepartmentCard } from "./department-card.tsx"

const part = anatomy("dealership-page", css)

const SIZES = "(min-width: 1280px) 720px, (min-width: 1024px) 58vw, 100vw"

interface DealershipDetailsProps {
  readonly dealership: DealershipPageView
  readonly site: SiteContext
  /** The URL of the list of dealerships. The back link opens this list if the browser history is empty. */
  readonly listHref: string
  readonly bookServiceHref: string | null
}

/** Renders a dealership. Spec 2 §2.7. */
export function DealershipDetails({ dealership, site, listHref, bookServiceHref }: DealershipDetailsProps) {
  const { name, picture, schedule, departments, today } = dealership
  const { text } = site
  return (
    <article {...part("root")}>
      <div className={section.width}>
        <BackLink className={css.back} scope="dealership-page" href={listHref} text={text("dealership.back")} />
        <div {...part("opening")}>
          <div {...part("words")}>
            <h1 {...part("title")}>{name}</h1>
            <DealershipContact dealership={dealership} site={site}>
              {schedule ? <OpenNow {...createOpenNow(schedule, site)} showsVacation /> : null}
            </DealershipContact>
            {bookServiceHref === null ? null : (
              <a {...part("book")} className={button.primary} href={bookServiceHref}>
                {text("dealership.bookService")}
              </a>
            )}
          </div>
          {picture ? (
            <img
              {...part("picture")}
              sizes={picture.srcSet && SIZES}
              srcSet={picture.srcSet}
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              fetchPriority="high"
            />
          ) : null}
        </div>
      </div>

      {departments.length > 0 ? (
        <section className={section.root} data-theme="surface-1" aria-labelledby="departments">
          <div className={section.width}>
            <h2 {...part("heading")} id="departments">
              {text("dealership.departments")}
            </h2>
            <div {...part("departments")}>
              {departments.map((department) => (
                <DepartmentCard key={department.id} department={department} today={today} site={site} />
              ))}
            </div>
          </div>
        </section>
      ) : null}

      <Place dealership={dealership} site={site} />
      <Cars dealership={dealership} site={site} />
    </article>
  )
}

type PartProps = Pick<DealershipDetailsProps, "dealership" | "site">

function Place({ dealership: { name, position }, site }: PartProps) {
  return (
    <div {...part("place")} className={`${css.place} ${section.root}`}>
      <div className={section.width}>
        <h2 {...part("heading")}>{site.text("dealership.map")}</h2>
        <DealershipMap name={name} position={position} labels={createMapLabels(site)} />
      </div>
    </div>
  )
}

function Cars({ dealership: { cars, carsHref }, site }: PartProps) {
  const { text } = site
  const texts = createCarCardTexts(site)
  return (
    <div {...part("cars")} className={`${section.root} ${wide.section}`}>
      <div className={section.width}>
        <h2 {...part("heading")} id="cars">
          {text("dealership.cars")}
        </h2>
        {cars.length > 0 ? (
          <CarsRow
            className={wide.scroller}
            name={{ "aria-labelledby": "cars" }}
            labels={{ previous: text("scroller.previous"), next: text("scroller.next") }}
            cards={cars.map((car) => (
              <CarCard key={car.id} car={createCarCard(car, site)} texts={texts} heading="h3" sizes="315px" />
            ))}
          />
        ) : (
          <p {...part("none")}>{text("dealership.noCars")}</p>
        )}
        {cars.length > 0 && carsHref !== null ? (
          <a {...part("all")} className={`${css.all} ${button.ghost}`} href={carsHref}>
            {text("dealership.allCars")}
          </a>
        ) : null}
      </div>
    </div>
  )
}
