import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CloseIcon, SearchIcon } from "@forecourt/ui-kit/icons"
import { SearchField } from "@forecourt/ui-kit/search-field"
import { Skeleton } from "@forecourt/ui-kit/skeleton"
import section from "../../styles/section.module.css"
import type { DealershipView } from "./dealership.types.ts"
import { telephone } from "./dealership-contact.tsx"
import css from "./dealership-list.module.css"
import { OpeningNow } from "./opening-now.tsx"

const part = anatomy("dealership-list", css)

/** With more than so many there is a search. Spec 2 §5. */
const SEARCH_ABOVE = 8
/** How many stand there while they are on their way: two rows of a wide window. */
const SHAPES = 6

interface DealershipListProps {
  readonly dealerships: readonly DealershipView[]
  readonly site: SiteContext
  readonly state?: "shown" | "loading" | "failed"
  /** What was searched for. */
  readonly searched?: string
  /** How many there are, whatever was searched for. @default as many as are shown */
  readonly total?: number
}

/** All dealerships, each with whether it is open now. Spec 2 §2.6. */
export function DealershipList({
  dealerships,
  site,
  state = "shown",
  searched = "",
  total = dealerships.length,
}: DealershipListProps) {
  const { text } = site
  return (
    <section {...part("root")} aria-labelledby="dealerships">
      <div className={section.content}>
        <div {...part("head")}>
          <h1 {...part("title")} id="dealerships">
            {text("dealership.list")}
          </h1>
          {total > SEARCH_ABOVE && state === "shown" ? (
            <div {...part("search")}>
              <SearchField.Root
                action=""
                name="q"
                defaultValue={searched}
                labels={{ field: text("dealership.search") }}
              >
                <SearchField.Input placeholder={text("dealership.search")} />
                <SearchField.Clear>
                  <CloseIcon />
                </SearchField.Clear>
                <SearchField.Submit>
                  <SearchIcon />
                </SearchField.Submit>
              </SearchField.Root>
            </div>
          ) : null}
        </div>
        {state === "failed" ? (
          <p {...part("notice")} role="alert">
            {text("dealership.failed")}
          </p>
        ) : null}
        {state === "loading" ? <Shapes site={site} /> : null}
        {state === "shown" && dealerships.length === 0 ? (
          <p {...part("notice")} role="status">
            {text("dealership.none")}
          </p>
        ) : null}
        {state === "shown" && dealerships.length > 0 ? (
          <>
            <p {...part("count")} role="status">
              {text("dealership.count", { count: dealerships.length })}
            </p>
            <ul {...part("list")}>
              {dealerships.map((dealership) => (
                <li key={dealership.name} {...part("item")}>
                  <Card dealership={dealership} site={site} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  )
}

/** The name leads there from anywhere on the card; the telephone lies above that. */
function Card({ dealership, site }: { readonly dealership: DealershipView; readonly site: SiteContext }) {
  const { href, name, street, postcode, city, phone, picture, schedule, now } = dealership
  return (
    <article {...part("card")}>
      {picture ? (
        <img
          {...part("picture")}
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <div {...part("words")}>
        <h2 {...part("name")}>
          <a {...part("link")} href={href ?? undefined}>
            {name}
          </a>
        </h2>
        {schedule ? <OpeningNow {...{ schedule, now, site }} /> : null}
        <p {...part("address")}>
          {street}, {postcode} {city}
        </p>
        {phone ? (
          <a {...part("phone")} href={telephone(phone)}>
            {phone}
          </a>
        ) : null}
      </div>
    </article>
  )
}

function Shapes({ site }: { readonly site: SiteContext }) {
  return (
    <Skeleton.Root label={site.text("dealership.loading")}>
      <Skeleton.Repeat count={SHAPES} className={css.list}>
        <div {...part("card")}>
          <Skeleton.Shape kind="picture" className={css.shape} />
          <div {...part("words")}>
            <p {...part("name")}>
              <Skeleton.Shape />
            </p>
            <Skeleton.Shape />
            <Skeleton.Shape />
          </div>
        </div>
      </Skeleton.Repeat>
    </Skeleton.Root>
  )
}
