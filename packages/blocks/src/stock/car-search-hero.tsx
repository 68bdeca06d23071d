import { anatomy } from "@forecourt/ui-kit/anatomy"
import { SearchIcon } from "@forecourt/ui-kit/icons"
import { SearchField } from "@forecourt/ui-kit/search-field"
import css from "./car-search-hero.module.css"
import type { CarPicture } from "./stock.types.ts"

const part = anatomy("car-search-hero", css)

/** A frequent search, as an address of the list. */
export interface SearchShortcut {
  readonly href: string
  readonly label: string
  readonly count: string
}

export interface CarSearchHeroProps {
  readonly title: string
  readonly text: string
  /** The address of the list, which converts the search words to filters. */
  readonly action: string
  /** The picture of a car next to the text, in wide windows. */
  readonly picture: CarPicture | null
  readonly shortcuts: readonly Omit<SearchShortcut, "count">[]
  /** The body types, each with the picture of a car. */
  readonly bodies: readonly (SearchShortcut & { readonly picture: CarPicture })[]
  readonly texts: { readonly hint: string; readonly shortcuts: string; readonly bodies: string }
  readonly onSearch?: (keyphrase: string) => void
}

/** The entrance to the stock: a search field, and shortcuts for frequent searches. Spec 2 §2.2. */
export function CarSearchHero({
  title,
  text,
  action,
  picture,
  shortcuts,
  bodies,
  texts,
  onSearch,
}: CarSearchHeroProps) {
  return (
    <section {...part("root")}>
      <div {...part("content")}>
        <h1 {...part("title")}>{title}</h1>
        <p {...part("text")}>{text}</p>
        <SearchField.Root
          {...part("search")}
          action={action}
          name="keyphrase"
          {...(onSearch && {
            onSearch: (term, { cancel }) => {
              cancel()
              onSearch(term)
            },
          })}
        >
          <SearchField.Input placeholder={texts.hint} />
          <SearchField.Clear />
          <SearchField.Submit>
            <SearchIcon />
          </SearchField.Submit>
        </SearchField.Root>
        <ul {...part("shortcuts")} aria-label={texts.shortcuts}>
          {shortcuts.map(({ href, label }) => (
            <li key={href}>
              <a {...part("shortcut")} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {picture ? (
        <img
          {...part("picture")}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet && "(min-width: 1024px) 45vw, 1px"}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
        />
      ) : null}
      <ul {...part("bodies")} aria-label={texts.bodies}>
        {bodies.map(({ href, label, count, picture }) => (
          <li key={href} {...part("body")}>
            <img
              {...part("image")}
              src={picture.src}
              srcSet={picture.srcSet}
              sizes={picture.srcSet && "12rem"}
              alt=""
              width={picture.width}
              height={picture.height}
              decoding="async"
            />
            <a {...part("link")} href={href}>
              {label}
            </a>
            <span {...part("count")}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
