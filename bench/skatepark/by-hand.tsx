import type { ReactNode } from "react"

// The same page as plain server components, each of which reads the platform's JSON itself.

interface Value<T> {
  readonly value: T
}

interface Rendering {
  readonly componentName: string
  readonly params?: Readonly<Record<string, string>>
  readonly fields?: unknown
  readonly placeholders?: Placeholders
}

export type Placeholders = Readonly<Record<string, readonly Rendering[]>>

interface MenuItem {
  readonly Href: string
  readonly NavigationTitle: Value<string>
  readonly Children?: readonly MenuItem[]
}

interface Picture {
  readonly src?: string
  readonly alt?: string
  readonly width?: string
  readonly height?: string
}

export function Area({ renderings = [] }: { readonly renderings?: readonly Rendering[] | undefined }): ReactNode {
  return renderings.map((rendering, at) => {
    const Block = BLOCKS[rendering.componentName]
    return Block ? <Block key={at} {...rendering} /> : <Inner key={at} {...rendering} />
  })
}

function Inner({ placeholders = {} }: Rendering) {
  return Object.entries(placeholders).map(([name, renderings]) => <Area key={name} renderings={renderings} />)
}

const BLOCKS: Readonly<Record<string, (rendering: Rendering) => ReactNode>> = {
  RichText: ({ params, fields }) => (
    <div className={`component rich-text ${getStyles(params)}`}>
      <div className="component-content">
        <Html html={(fields as { Text: Value<string> }).Text.value} />
      </div>
    </div>
  ),
  Image: ({ params, fields }) => (
    <div className={`component hero-banner ${getStyles(params)}`}>
      <div className="component-content sc-sxa-image-hero-banner">
        <Photo picture={(fields as { Image: Value<Picture> }).Image.value} />
      </div>
    </div>
  ),
  Promo: ({ params, fields }) => {
    const { PromoIcon, PromoText, PromoLink } = fields as {
      readonly PromoIcon: Value<Picture>
      readonly PromoText: Value<string>
      readonly PromoLink: Value<{ readonly href: string; readonly text?: string }>
    }
    return (
      <div className={`component promo ${getStyles(params)}`}>
        <div className="component-content">
          <div className="field-promoicon">
            <Photo picture={PromoIcon.value} />
          </div>
          <div className="promo-text">
            <Html html={PromoText.value} />
            {PromoLink.value.href ? <a href={PromoLink.value.href}>{PromoLink.value.text}</a> : null}
          </div>
        </div>
      </div>
    )
  },
  Container: ({ params, placeholders }) => (
    <div className={`component container-default ${getStyles(params)}`}>
      <div className="component-content">
        <div className="row">
          <Area renderings={placeholders?.["container-{*}"]} />
        </div>
      </div>
    </div>
  ),
  Navigation: ({ params, fields }) => (
    <div className={`component navigation ${getStyles(params)}`}>
      <div className="component-content">
        <nav>
          <Items items={fields as readonly MenuItem[]} />
        </nav>
      </div>
    </div>
  ),
}

function Items({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ Href, NavigationTitle, Children = [] }) => (
        <li key={Href}>
          <a href={Href}>{NavigationTitle.value}</a>
          {Children.length > 0 ? <Items items={Children} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Html({ html }: { readonly html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

function Photo({ picture }: { readonly picture: Picture }) {
  if (!picture.src) return null
  return (
    // biome-ignore lint/performance/noImgElement: plain markup is what is compared
    <img
      src={picture.src}
      alt={picture.alt ?? ""}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  )
}

function getStyles(params: Readonly<Record<string, string>> = {}): string {
  return `${params.GridParameters ?? ""} ${params.Styles ?? ""}`.trim()
}
