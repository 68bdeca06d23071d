import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CheckIcon, ChevronIcon } from "@forecourt/ui-kit/icons"
import { Scroller } from "@forecourt/ui-kit/scroller"
import { DealershipMap } from "../../generated/islands.tsx"
import button from "../../styles/button.module.css"
import section from "../../styles/section.module.css"
import { carCardOf, carCardTexts } from "../car-card.select.ts"
import { CarCard } from "../car-card.tsx"
import type { DealershipPageView } from "./dealership.types.ts"
import { DealershipContact } from "./dealership-contact.tsx"
import css from "./dealership-page.module.css"
import { DepartmentCard } from "./department-card.tsx"
import { OpeningNow, VacationNotice } from "./opening-now.tsx"

const part = anatomy("dealership-page", css)

interface DealershipPageProps {
  readonly dealership: DealershipPageView
  readonly site: SiteContext
  /** The list of dealerships that 'back' leads to where there is no history. */
  readonly listHref: string
  /** Address of the map's tiles; without it there is no map. */
  readonly mapTiles?: string
}

/** A dealership: where it is, when it is open, who works there, and which cars stand there. Spec 2 §2.7. */
export function DealershipPage({ dealership, site, listHref, mapTiles }: DealershipPageProps) {
  const { name, picture, schedule, now, position, bookServiceHref, services, departments } = dealership
  const { text } = site
  return (
    <article {...part("root")}>
      <div className={section.content}>
        <a {...part("back")} href={listHref}>
          {text("dealership.back")}
        </a>
        <div {...part("opening")}>
          <div {...part("words")}>
            <h1 {...part("title")}>{name}</h1>
            {schedule ? <VacationNotice {...{ schedule, now, site }} /> : null}
            <DealershipContact dealership={dealership} site={site}>
              {schedule ? <OpeningNow {...{ schedule, now, site }} /> : null}
            </DealershipContact>
            {bookServiceHref ? (
              <a className={button.primary} href={bookServiceHref}>
                {text("dealership.bookService")}
              </a>
            ) : null}
          </div>
          {picture ? (
            <img
              {...part("picture")}
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              fetchPriority="high"
            />
          ) : null}
        </div>
        {services.length > 0 ? (
          <section {...part("services")} aria-labelledby="services">
            <h2 {...part("subheading")} id="services">
              {text("dealership.services")}
            </h2>
            <ul {...part("list")}>
              {services.map((service) => (
                <li key={service} {...part("service")}>
                  <CheckIcon />
                  {service}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>

      {departments.length > 0 ? (
        <section className={section.section} data-theme="surface-1" aria-labelledby="departments">
          <div className={section.content}>
            <h2 {...part("heading")} id="departments">
              {text("dealership.departments")}
            </h2>
            <div {...part("departments")}>
              {departments.map((department) => (
                <DepartmentCard key={department.id} {...{ department, now, site }} />
              ))}
            </div>
          </div>
        </section>
      ) : null}

      {position && mapTiles ? (
        <div className={section.section}>
          <div className={section.content}>
            <h2 {...part("heading")}>{text("dealership.map")}</h2>
            <DealershipMap name={name} position={position} tiles={mapTiles} />
          </div>
        </div>
      ) : null}

      <Cars dealership={dealership} site={site} />
    </article>
  )
}

/** The latest cars that stand there, and the way to all of them. */
function Cars({ dealership, site }: Pick<DealershipPageProps, "dealership" | "site">) {
  const { cars, carsHref } = dealership
  const { text } = site
  const texts = carCardTexts(site)
  return (
    <div className={section.section}>
      <div className={section.content}>
        <h2 {...part("heading")} id="cars">
          {text("dealership.cars")}
        </h2>
        {cars.length > 0 ? (
          <Scroller.Root>
            <Scroller.Previous>
              <ChevronIcon />
            </Scroller.Previous>
            <Scroller.Viewport aria-labelledby="cars">
              <Scroller.List>
                {cars.map((car) => (
                  <Scroller.Item key={car.id}>
                    <CarCard car={carCardOf(car, site)} texts={texts} heading="h3" sizes="315px" />
                  </Scroller.Item>
                ))}
              </Scroller.List>
            </Scroller.Viewport>
            <Scroller.Next>
              <ChevronIcon />
            </Scroller.Next>
          </Scroller.Root>
        ) : (
          <p {...part("none")}>{text("dealership.noCars")}</p>
        )}
        <a {...part("all")} className={button.ghost} href={carsHref}>
          {text(cars.length > 0 ? "dealership.allCars" : "carPage.notFound.search")}
        </a>
      </div>
    </div>
  )
}
